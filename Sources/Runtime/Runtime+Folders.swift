import Center

extension Runtime {
  /// Delivers each new or changed payload file of `folder` (`open --watch`), as `push` would.
  ///
  /// The watch lasts as long as the value that is returned. A file that is refused or cannot be delivered is announced.
  public func deliverFiles(
    of folder: String, on loop: EventLoop, bundleIdentifier: String? = nil
  ) throws(OperationError) -> FolderWatch {
    try FolderWatch(folder, on: loop) { [weak self] report in
      guard let self else { return }
      switch report {
      case .file(let path, let bytes):
        let push = Operation.Push(bundleIdentifier: bundleIdentifier, payload: bytes, origin: path)
        if case .failure(let error) = perform(.push(push)) { announce(error.message) }
      case .notice(let notice): announce(notice)
      case .removed: break
      }
    }
  }

  /// Reads the profiles again whenever a file of theirs changes.
  ///
  /// The watch lasts as long as the values that are returned. A folder that does not exist is not watched.
  public func reloadChangedProfiles(on loop: EventLoop) -> [FolderWatch] {
    configuration.appDirectories.compactMap { folder in
      try? FolderWatch(folder, on: loop, accepts: ProfileFiles.isProfileFile) { [weak self] report in
        if case .notice = report { return }
        // A failure to store is announced by itself.
        _ = try? self?.reloadProfiles()
      }
    }
  }
}

extension ProfileFiles {
  /// Whether a change of this file means a change of a profile.
  static func isProfileFile(_ name: String) -> Bool {
    !name.hasPrefix(".") && [AppProfileFile.suffix, ".strings"].contains(where: name.hasSuffix)
  }
}
