import Foundation

print("belfry")
