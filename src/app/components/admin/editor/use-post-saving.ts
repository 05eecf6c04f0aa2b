import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '#app/components/ui/toaster.tsx'
import { sameFields } from './editor-fields.ts'
import { focusField } from './focus-field.ts'
import type { WholeRevision } from './revision-answers.ts'
import { explanations, type NoAnswer, type OtherVersion, type SaveAnswer } from './save-answer.ts'
import type { Opened, usePostWriting } from './use-post-writing.ts'

export type OpenedPost = Opened & { publishedAt: string | null }

type Saving = {
	writing: ReturnType<typeof usePostWriting>
	form: RefObject<HTMLFormElement | null>
	/** Of a form that was sent without JavaScript. */
	sentErrors: Readonly<Record<string, string>>
}

/** Saving for good: what stands saved, and what is said, shown or asked after each try. */
export function usePostSaving(opened: OpenedPost, { writing, form, sentErrors }: Saving) {
	const navigate = useNavigate()
	const [saved, setSaved] = useState({ postId: opened.postId, publishedAt: opened.publishedAt, fields: opened.fields })
	const [errors, setErrors] = useState(sentErrors)
	const [conflict, setConflict] = useState<OtherVersion>()
	const [restoring, setRestoring] = useState<WholeRevision>()
	const isNew = saved.postId === null

	async function save(options?: Parameters<typeof writing.save>[0]) {
		if (writing.saving) return
		settle(await writing.save(options), options?.restoredFrom)
	}

	function settle(answer: SaveAnswer | NoAnswer, restoredFrom?: number) {
		if (answer.ok) {
			const wentLive = answer.fields.status === 'published' && saved.fields.status !== 'published'
			setErrors({})
			setConflict(undefined)
			setSaved({ postId: answer.id, publishedAt: answer.publishedAt, fields: answer.fields })
			notify.success(successOf({ isNew, wentLive, restoredFrom }))
			if (isNew) void navigate(`/admin/posts/${answer.id}`, { replace: true, preventScrollReset: true })
			return
		}
		if (answer.reason === 'changed-meanwhile') return setConflict(answer.current)
		if (answer.reason === 'invalid') {
			setErrors(answer.errors)
			const [first] = Object.entries(answer.errors)
			focusField(form.current, first?.[0])
			return notify.error('Erro ao salvar post', first && `${first[1]}.`)
		}
		notify.error('Erro ao salvar post', explanations[answer.reason])
	}

	function keepMine({ version }: OtherVersion) {
		setConflict(undefined)
		void save({ baseVersion: version })
	}

	function takeTheirs(theirs: OtherVersion) {
		setConflict(undefined)
		writing.replaceFields(theirs.fields, { kept: true, version: theirs.version })
		setSaved({ ...saved, fields: theirs.fields })
		void writing.discard(opened.copyId)
		notify.info('Texto trocado', 'Você está com a versão que estava salva.')
	}

	function restore(revision: WholeRevision) {
		if (sameFields(writing.fields, saved.fields)) return bringBack(revision)
		setRestoring(revision)
	}

	function bringBack({ version, fields }: WholeRevision) {
		void save({ fields, restoredFrom: version })
	}

	return {
		saved,
		isNew,
		errors,
		save,
		/** Somebody saved meanwhile: which of the two stays? */
		conflict: { theirs: conflict, keepMine, takeTheirs, close: () => setConflict(undefined) },
		/** An old version comes back, once it is clear that nothing unsaved is lost. */
		restoration: { restore, asked: restoring, confirm: bringBack, close: () => setRestoring(undefined) },
	}
}

type Success = { isNew: boolean; wentLive: boolean; restoredFrom: number | undefined }

function successOf({ isNew, wentLive, restoredFrom }: Success): string {
	if (restoredFrom !== undefined) return `Versão ${restoredFrom} restaurada`
	if (wentLive) return 'Post publicado com sucesso'
	return isNew ? 'Post criado com sucesso' : 'Post salvo com sucesso'
}
