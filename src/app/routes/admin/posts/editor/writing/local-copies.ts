import { type EditorFields, readEditorFields } from '../fields/editor-fields.ts'

/** The second net: what has not reached the server stays in this browser until it has. */
export type LocalCopy = {
	/** Of the page that wrote it: no page writes over the text of another. */
	key: string
	postId: string | null
	copyId: string
	fields: EditorFields
	baseVersion: number
	savedAt: string
}

const STORE = 'texts'
let opening: Promise<IDBDatabase> | undefined

// Not localStorage: a browser writes that to its disk seconds later, and one that is killed never does.
function open(): Promise<IDBDatabase> {
	opening ??= new Promise((resolve, reject) => {
		const request = indexedDB.open('farol', 1)
		request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'key' }))
		request.addEventListener('success', () => resolve(request.result))
		request.addEventListener('error', () => reject(request.error))
	})
	return opening
}

async function inStore<T>(
	mode: IDBTransactionMode,
	ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
	try {
		const db = await open()
		return await new Promise<T>((resolve, reject) => {
			const transaction = db.transaction(STORE, mode)
			const request = ask(transaction.objectStore(STORE))
			transaction.addEventListener('complete', () => resolve(request.result))
			transaction.addEventListener('abort', () => reject(transaction.error))
			// At once: a page that is going away hears nothing more.
			transaction.commit()
		})
	} catch {
		// Full or forbidden. The server's copy is the first net.
		return undefined
	}
}

export const localCopies = {
	/** Whether it is kept now. */
	async put(copy: LocalCopy): Promise<boolean> {
		return (await inStore('readwrite', (store) => store.put(copy))) !== undefined
	},

	/** What was left of an article, or of new ones, by whichever page. */
	async find(postId: string | null): Promise<LocalCopy[]> {
		const all = (await inStore('readonly', (store) => store.getAll() as IDBRequest<LocalCopy[]>)) ?? []
		return all
			.filter((copy) => copy.postId === postId)
			.map((copy) => ({ ...copy, fields: readEditorFields(copy.fields) }))
	},

	async remove(key: string): Promise<void> {
		await inStore('readwrite', (store) => store.delete(key))
	},
}

export type LocalCopies = typeof localCopies
