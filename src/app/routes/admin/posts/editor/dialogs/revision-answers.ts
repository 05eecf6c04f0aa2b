import type { EditorFields } from '../fields/editor-fields.ts'

export type RevisionLine = {
	version: number
	title: string
	status: 'draft' | 'published'
	savedByName: string | null
	savedAt: string
}

export type RevisionsAnswer = { ok: true; revisions: RevisionLine[] }

export type WholeRevision = { version: number; savedByName: string | null; savedAt: string; fields: EditorFields }

export type RevisionAnswer = { ok: true; revision: WholeRevision } | { ok: false; reason: 'not-found' }
