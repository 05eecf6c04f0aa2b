import { useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '#app/components/ui/toaster.tsx'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import type { WholeRevision } from '../dialogs/revision-answers.ts'
import { sameFields } from '../fields/editor-fields.ts'
import type { PostWriter, SaveOptions } from './create-post-writer.ts'
import { explanations } from './save-answer.ts'

/** Of the notices: what is said of a later try takes the place of what was said before. */
const SUBJECT = 'post'

type Saving = {
	onShowField: (name: string | undefined) => void
	/** Of a form that was sent without JavaScript. */
	sentErrors: Readonly<Record<string, string>>
}

/** Saving for good: what is said, shown or asked after each try. */
export function usePostSaving(writer: PostWriter, { onShowField, sentErrors }: Saving) {
	const navigate = useNavigate()
	const [errors, setErrors] = useState(sentErrors)
	const [replacing, setReplacing] = useState<Replacement>()
	const [held, setHeld] = useState<HeldSave>()

	async function tell(options: SaveOptions, saving = writer.save(options)) {
		const { restoredFrom } = options
		const { saved: before } = writer.read()
		const answer = await saving
		// Under way already, or asked about in a dialog of its own.
		if (!answer || (!answer.ok && answer.reason === 'changed-meanwhile')) return
		if (answer.ok) {
			const isNew = before.postId === null
			const wentLive = answer.fields.status === 'published' && before.fields.status !== 'published'
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
		if (answer.reason === 'held') {
			setHeld({ reasons: answer.reasons, answer: (motive) => void tell({ ...options, motive }) })
			return
		}
		if (answer.reason === 'invalid') {
			setErrors(answer.errors)
			const [first] = Object.entries(answer.errors)
			onShowField(first?.[0])
			return notify.error('Erro ao salvar post', first && `${first[1]}.`, SUBJECT)
		}
		notify.error('Erro ao salvar post', explanations[answer.reason], SUBJECT)
	}

	function showAt(id: string) {
		void navigate(`/admin/posts/${id}`, { replace: true, preventScrollReset: true })
	}

	/** One's own text stays, as a save on top of the other. */
	function chooseMine() {
		const { saving } = writer.read()
		if (saving.state !== 'conflict') return
		const options = { publish: wantsReaders() }
		void tell({ ...options, baseVersion: saving.theirs.version }, writer.chooseMine(options))
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

	/** The form says that readers are to see it. */
	function wantsReaders(): boolean {
		return writer.read().fields.status === 'published'
	}

	return {
		errors,
		/** Ctrl+S: nothing comes before readers. */
		save: () => tell({}),
		/** The button: as the form's status says. */
		submit: () => tell({ publish: wantsReaders() }),
		/** Something speaks against putting it before readers: what, and the way past it. */
		held: { asked: held, close: () => setHeld(undefined) },
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

export type HeldSave = { reasons: readonly PublishReason[]; answer: (motive: string) => void }

type Success = { isNew: boolean; wentLive: boolean; restoredFrom: number | undefined }

function successOf({ isNew, wentLive, restoredFrom }: Success): string {
	if (restoredFrom !== undefined) return `Versão ${restoredFrom} restaurada`
	if (wentLive) return 'Post publicado com sucesso'
	return isNew ? 'Post criado com sucesso' : 'Post salvo com sucesso'
}
