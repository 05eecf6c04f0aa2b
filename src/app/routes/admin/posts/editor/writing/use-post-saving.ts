import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '#app/components/ui/toaster.tsx'
import type { WholeRevision } from '../dialogs/revision-answers.ts'
import { sameFields } from '../fields/editor-fields.ts'
import { focusField } from '../fields/focus-field.ts'
import type { PostWriter } from './create-post-writer.ts'
import { explanations } from './save-answer.ts'

/** Of the notices: what is said of a later try takes the place of what was said before. */
const SUBJECT = 'post'

type Saving = {
	form: RefObject<HTMLFormElement | null>
	/** Of a form that was sent without JavaScript. */
	sentErrors: Readonly<Record<string, string>>
}

/** Saving for good: what is said, shown or asked after each try. */
export function usePostSaving(writer: PostWriter, { form, sentErrors }: Saving) {
	const navigate = useNavigate()
	const [errors, setErrors] = useState(sentErrors)
	const [replacing, setReplacing] = useState<Replacement>()

	async function tell(saving: ReturnType<PostWriter['save']>, restoredFrom?: number) {
		const { saved: before } = writer.read()
		const answer = await saving
		// Under way already, or asked about in a dialog of its own.
		if (!answer || (!answer.ok && answer.reason === 'changed-meanwhile')) return
		if (answer.ok) {
			const isNew = before.postId === null
			const wentLive = answer.fields.status === 'published' && before.fields.status !== 'published'
			setErrors({})
			const remarks = [
				answer.categoryStayed && 'A categoria daquela versão foi excluída; o post ficou na de agora.',
				restoredFrom !== undefined && !writer.isKept() && 'O que você escreveu enquanto isso continua aqui, não salvo.',
			]
			const remark = remarks.filter((each) => each !== false).join(' ')
			notify.success(successOf({ isNew, wentLive, restoredFrom }), remark || undefined, SUBJECT)
			if (isNew) showAt(answer.id)
			return
		}
		if (answer.reason === 'invalid') {
			setErrors(answer.errors)
			const [first] = Object.entries(answer.errors)
			focusField(form.current, first?.[0])
			return notify.error('Erro ao salvar post', first && `${first[1]}.`, SUBJECT)
		}
		notify.error('Erro ao salvar post', explanations[answer.reason], SUBJECT)
	}

	function showAt(id: string) {
		void navigate(`/admin/posts/${id}`, { replace: true, preventScrollReset: true })
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
		replaceText(`à versão ${version}`, () => void tell(writer.save({ fields, restoredFrom: version }), version))
	}

	return {
		errors,
		save: () => tell(writer.save()),
		/** Somebody saved meanwhile: which of the two stays? */
		conflict: { chooseMine: () => void tell(writer.chooseMine()), chooseTheirs },
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
