import { useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '#app/components/ui/toaster.tsx'
import type { WholeRevision } from '../dialogs/revision-answers.ts'
import { sameFields } from '../fields/editor-fields.ts'
import type { PostWriter, SaveOptions } from './create-post-writer.ts'
import { explain, type NoAnswer, type SaveAnswer } from './save-answer.ts'

/** Of the notices: what is said of a later try takes the place of what was said before. */
const SUBJECT = 'post'

type Saving = {
	onShowField: (name: string | undefined) => void
	/** It has a moment at which readers see it, and something speaks against that. */
	onHeld: () => void
	/** Of a form that was sent without JavaScript. */
	sentErrors: Readonly<Record<string, string>>
}

/** Saving for good: what is said, shown or asked after each try. */
export function usePostSaving(writer: PostWriter, { onShowField, onHeld, sentErrors }: Saving) {
	const navigate = useNavigate()
	const [errors, setErrors] = useState(sentErrors)
	const [replacing, setReplacing] = useState<Replacement>()

	async function tell(options: SaveOptions, saving = writer.save(options)) {
		const { restoredFrom } = options
		const { saved: before } = writer.read()
		const answer = await saving
		// Under way already, or asked about in a dialog of its own.
		if (!answer || (!answer.ok && answer.reason === 'changed-meanwhile')) return
		if (answer.ok) {
			const isNew = before.postId === null
			const wentLive = before.live === null && answer.live?.version === answer.version
			setErrors({})
			const remarks = [
				answer.changes && 'Os leitores continuam com o texto publicado até você publicar as alterações.',
				answer.categoryStayed && 'A categoria daquela versão foi excluída; o post ficou na de agora.',
				restoredFrom !== undefined && !writer.isKept() && 'O que você escreveu enquanto isso continua aqui, não salvo.',
			]
			const remark = remarks.filter(Boolean).join(' ')
			notify.success(successOf({ isNew, wentLive, restoredFrom }), remark || undefined, SUBJECT)
			if (isNew) showAt(answer.id)
			return
		}
		if (answer.reason === 'held') return onHeld()
		if (answer.reason === 'invalid') {
			setErrors(answer.errors)
			const [first] = Object.entries(answer.errors)
			onShowField(first?.[0])
			return notify.error('Erro ao salvar post', first && `${first[1]}.`, SUBJECT)
		}
		notify.error('Erro ao salvar post', explain(answer.reason, await writer.keptBy()), SUBJECT)
	}

	/** What changes what readers see. The words are those of whoever asked for it. */
	async function publish(options: SaveOptions): Promise<SaveAnswer | NoAnswer | undefined> {
		const { saved: before } = writer.read()
		const answer = await writer.save({ ...options, publish: true })
		if (answer?.ok) {
			setErrors({})
			if (before.postId === null) showAt(answer.id)
		}
		if (answer && !answer.ok && answer.reason === 'invalid') setErrors(answer.errors)
		return answer
	}

	function showAt(id: string) {
		void navigate(`/admin/posts/${id}`, { replace: true, preventScrollReset: true })
	}

	/** One's own text stays, as a save on top of the other. */
	function chooseMine() {
		const { saving } = writer.read()
		if (saving.state !== 'conflict') return
		// The text is mine; whether readers see the article is what somebody decided meanwhile.
		const { status, publishAt } = saving.theirs.fields
		const options = { fields: { ...writer.read().fields, status, publishAt } }
		void tell(options, writer.chooseMine(options))
	}

	function chooseTheirs() {
		const { saved: before } = writer.read()
		void writer.chooseTheirs()
		notify.info('Texto trocado', 'Você está com a versão que estava salva.', SUBJECT)
		const { postId } = writer.read().saved
		if (before.postId === null && postId !== null) showAt(postId)
	}

	function replaceText(to: string, go: () => void) {
		const { fields, saved } = writer.read()
		if (sameFields(fields, saved.fields)) return go()
		setReplacing({ to, go })
	}

	function restore({ version, fields }: WholeRevision) {
		replaceText(`à versão ${version}`, () => void tell({ fields, restoredFrom: version }))
	}

	return {
		errors,
		/** Ctrl+S: nothing comes before readers. */
		save: () => tell({}),
		publish,
		/** Somebody saved meanwhile: which of the two stays? */
		conflict: { chooseMine, chooseTheirs },
		restore,
		/** Another text comes in place of this one, once it is clear that nothing unsaved is lost. */
		replacement: { ask: replaceText, asked: replacing, close: () => setReplacing(undefined) },
	}
}

type Replacement = {
	/** What the text gives way to, in words. */
	to: string
	go: () => void
}

type Success = { isNew: boolean; wentLive: boolean; restoredFrom: number | undefined }

function successOf({ isNew, wentLive, restoredFrom }: Success): string {
	if (restoredFrom !== undefined) return `Versão ${restoredFrom} restaurada`
	if (wentLive) return 'Post publicado com sucesso'
	return isNew ? 'Post criado com sucesso' : 'Post salvo com sucesso'
}
