/**
 * A store of this browser, for what has not reached the server. Not localStorage: a browser writes that to its disk
 * seconds later, and one that is killed never does.
 */
export function localStore<Item>(database: string, name: string) {
	let opening: Promise<IDBDatabase> | undefined

	function open(): Promise<IDBDatabase> {
		opening ??= new Promise((resolve, reject) => {
			const request = indexedDB.open(database, 1)
			request.addEventListener('upgradeneeded', () => request.result.createObjectStore(name, { keyPath: 'key' }))
			request.addEventListener('success', () => resolve(request.result))
			request.addEventListener('error', () => reject(request.error))
		})
		return opening
	}

	async function ask<T>(
		mode: IDBTransactionMode,
		question: (store: IDBObjectStore) => IDBRequest<T>,
	): Promise<T | undefined> {
		try {
			const db = await open()
			return await new Promise<T>((resolve, reject) => {
				const transaction = db.transaction(name, mode)
				const request = question(transaction.objectStore(name))
				transaction.addEventListener('complete', () => resolve(request.result))
				transaction.addEventListener('abort', () => reject(transaction.error))
				// At once: a page that is going away hears nothing more.
				transaction.commit()
			})
		} catch {
			// Full or forbidden.
			return undefined
		}
	}

	return {
		/** Whether it is kept now. */
		async put(item: Item & { key: string }): Promise<boolean> {
			return (await ask('readwrite', (store) => store.put(item))) !== undefined
		},
		get: (key: string) =>
			ask('readonly', (store) => store.get(key) as IDBRequest<(Item & { key: string }) | undefined>),
		async all(): Promise<(Item & { key: string })[]> {
			return (await ask('readonly', (store) => store.getAll() as IDBRequest<(Item & { key: string })[]>)) ?? []
		},
		async remove(key: string): Promise<void> {
			await ask('readwrite', (store) => store.delete(key))
		},
	}
}
