import { useState } from 'react'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import { SideBySide } from '../dialogs/side-by-side.tsx'
import type { EditorFields } from '../fields/editor-fields.ts'
import { LinkButton } from './sheet-part.tsx'

type CompareVersionsProps = {
	live: { version: number; fields: EditorFields }
	fields: EditorFields
	categories: readonly { id: string; name: string }[]
	label: string
}

/** What readers have and what is to take its place, side by side. */
export function CompareVersions({ live, fields, categories, label }: CompareVersionsProps) {
	const [open, setOpen] = useState(false)
	const next = { ...fields, status: live.fields.status, publishAt: live.fields.publishAt }
	return (
		<>
			<LinkButton onClick={() => setOpen(true)}>{label}</LinkButton>
			<WideDialog open={open} onOpenChange={setOpen} title="O que está no ar e o que será publicado">
				<div className="min-h-0 overflow-y-auto px-4.5 py-4 drawer:px-6">
					<SideBySide
						left={{ name: `No ar, versão ${live.version}`, fields: live.fields }}
						right={{ name: 'Esta versão', fields: next }}
						categories={categories}
					/>
				</div>
			</WideDialog>
		</>
	)
}
