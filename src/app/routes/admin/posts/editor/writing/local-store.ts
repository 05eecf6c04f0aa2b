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

	/** What the store said, or nothing where it is full or forbidden. */
	async function ask<T>(question: (db: IDBDatabase) => Promise<T>): Promise<T | undefined> {
		try {
			return await question(await open())
		} catch {
			return undefined
		}
	}

	/** Kept once its transaction is complete. */
	function write(question: (store: IDBObjectStore) => IDBRequest) {
		return ask(
			(db) =>
				new Promise<true>((resolve, reject) => {
					const transaction = db.transaction(name, 'readwrite')
					question(transaction.objectStore(name))
					transaction.addEventListener('complete', () => resolve(true))
					transaction.addEventListener('abort', () => reject(transaction.error))
					// At once: a page that is going away hears nothing more.
					transaction.commit()
				}),
		)
	}

	/** A large value is still on its way when its transaction is over, so it is the request that is waited for. */
	function read<T>(question: (store: IDBObjectStore) => IDBRequest<T>) {
		return ask(
			(db) =>
				new Promise<T>((resolve, reject) => {
					const request = question(db.transaction(name, 'readonly').objectStore(name))
					request.addEventListener('success', () => resolve(request.result))
					request.addEventListener('error', () => reject(request.error))
				}),
		)
	}

	return {
		/** Whether it is kept now. */
		async put(item: Item & { key: string }): Promise<boolean> {
			return (await write((store) => store.put(item))) === true
		},
		get: (key: string) => read((store) => store.get(key) as IDBRequest<(Item & { key: string }) | undefined>),
		async all(): Promise<(Item & { key: string })[]> {
			return (await read((store) => store.getAll() as IDBRequest<(Item & { key: string })[]>)) ?? []
		},
		async remove(key: string): Promise<void> {
			await write((store) => store.delete(key))
		},
	}
}
