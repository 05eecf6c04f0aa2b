import type { FileStore } from '../file-store.ts'

/** Files in memory, to look into. */
export function memoryStore(): FileStore & { files: Map<string, Uint8Array> } {
	const files = new Map<string, Uint8Array>()
	return {
		files,
		put: async (name, bytes) => void files.set(name, bytes),
		get: async (name) => files.get(name),
		remove: async (name) => void files.delete(name),
	}
}
