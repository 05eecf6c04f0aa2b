import { type EditorFields, readEditorFields } from './editor-fields.ts'

/** The second net: what could not be sent is kept in this browser until it could. */
export type LocalCopy = { fields: EditorFields; baseVersion: number; savedAt: string }

function keyOf(id: string): string {
	return `farol.post.${id}`
}

export function keepLocally(id: string, copy: LocalCopy): void {
	try {
		localStorage.setItem(keyOf(id), JSON.stringify(copy))
	} catch {
		// Full or forbidden. The server's copy is the first net.
	}
}

export function findLocally(id: string): LocalCopy | undefined {
	try {
		const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as LocalCopy | null
		if (!kept || typeof kept.savedAt !== 'string' || typeof kept.fields !== 'object') return undefined
		return { ...kept, fields: readEditorFields(kept.fields) }
	} catch {
		return undefined
	}
}

export function forgetLocally(id: string): void {
	try {
		localStorage.removeItem(keyOf(id))
	} catch {
		// As above.
	}
}
