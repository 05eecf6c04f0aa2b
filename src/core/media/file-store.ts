/** Where files lie: a folder of this machine or a store in the network. Names have no folders in them. */
export type FileStore = {
	put: (name: string, bytes: Uint8Array, mimeType: string) => Promise<void>
	get: (name: string) => Promise<Uint8Array | undefined>
	remove: (name: string) => Promise<void>
}
