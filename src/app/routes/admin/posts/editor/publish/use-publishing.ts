import { useState } from 'react'
import { notify } from '#app/components/ui/toaster.tsx'
import { UNDO_MS } from '#core/posts/publication/undo-window.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import type { PostWriter, SaveOptions } from '../writing/create-post-writer.ts'
import { explain, type NoAnswer, type SaveAnswer } from '../writing/save-answer.ts'
import { fieldsToPublish, publishStanding, type When } from './publish-state.ts'

/** Of the notices: as for saving, since one follows the other. */
const SUBJECT = 'post'

type Answer = SaveAnswer | NoAnswer

type Publishing = {
	send: (options: SaveOptions) => Promise<Answer | undefined>
	/** The text was judged anew on its way: the sheet shows what was found. */
	onHeld: (reasons: Extract<SaveAnswer, { reason: 'held' }>['reasons']) => void
	/** Somebody else saved meanwhile: the page asks which of the two stays. */
	onConflict: () => void
	onDone: () => void
}

/** What went wrong, and the field where it is put right, if there is one. */
export type Trouble = { words: string; field?: string }

/** Puts the article before readers, at once or at a moment, and says what became of it. */
export function usePublishing(writer: PostWriter, { send, onHeld, onConflict, onDone }: Publishing) {
	const [trouble, setTrouble] = useState<Trouble>()

	async function publish(when: When, motive: string | undefined) {
		const state = writer.read()
		const standing = publishStanding(state)
		const moment = when.at === 'later' ? brasiliaMoment(when.moment) : undefined
		setTrouble(undefined)
		const fields = fieldsToPublish(state.fields, standing, when)
		const answer = await send({ fields, ...(motive && { motive }) })
		if (!answer) return
		if (!answer.ok) return refuse(answer)
		onDone()
		if (moment) return tellScheduled(answer.fields.title, moment, standing.live !== null)
		tellLive(answer, standing.live !== null)
	}

	async function refuse(answer: Extract<Answer, { ok: false }>) {
		if (answer.reason === 'changed-meanwhile') return onConflict()
		if (answer.reason === 'held') {
			onHeld(answer.reasons)
			return setTrouble({ words: 'Nada foi publicado: o texto foi conferido de novo e há pontos abertos.' })
		}
		if (answer.reason === 'invalid') {
			const [first] = Object.entries(answer.errors)
			return setTrouble({ words: `${first?.[1] ?? 'Um campo não está certo'}.`, ...(first && { field: first[0] }) })
		}
		setTrouble({
			words:
				answer.reason === 'refused'
					? `${answer.message} O texto continua aqui.`
					: explain(answer.reason, await writer.keptBy()),
			...(answer.reason === 'slug-taken' && { field: 'slug' }),
			...(answer.reason === 'category-gone' && { field: 'categoryId' }),
		})
	}

	function tellLive({ version, live, fields }: Extract<SaveAnswer, { ok: true }>, wasLive: boolean) {
		if (!live) return notify.success('Post salvo com sucesso', undefined, SUBJECT)
		const { slug, title } = live.fields
		notify.done(
			{
				title: wasLive ? 'Post salvo com sucesso' : 'Post publicado com sucesso',
				text: wasLive ? 'As alterações estão no ar.' : undefined,
				link: { label: `No ar: ${title || fields.title}`, href: `/blog/${slug}` },
				action: { label: 'Desfazer', run: () => void takeBack(live.version ?? version, wasLive), forMs: UNDO_MS },
			},
			SUBJECT,
		)
	}

	async function takeBack(version: number, wasLive: boolean) {
		const answer = await writer.undo(version)
		if (answer.ok)
			return notify.success(
				'Publicação desfeita',
				wasLive
					? 'Os leitores veem de novo o texto de antes. As alterações continuam aqui, não publicadas.'
					: 'O artigo é rascunho de novo, com o texto inteiro.',
				SUBJECT,
			)
		const words =
			answer.reason === 'changed-meanwhile'
				? 'Alguém mudou este post depois. Ele continua no ar.'
				: answer.reason === 'refused'
					? answer.message
					: answer.reason === 'invalid' || answer.reason === 'held'
						? undefined
						: explain(answer.reason, await writer.keptBy())
		notify.error('A publicação não foi desfeita', words, SUBJECT)
	}

	async function unpublish() {
		const { fields, saved } = writer.read()
		const wasLive = saved.live !== null
		const answer = await send({ fields: { ...fields, status: 'draft', publishAt: '' } })
		if (!answer) return
		if (answer.ok)
			return notify.success(
				wasLive ? 'Post despublicado' : 'Agendamento cancelado',
				'É rascunho de novo; só a equipe o vê.',
				SUBJECT,
			)
		await tellRefused(wasLive ? 'O post não foi despublicado' : 'O agendamento não foi cancelado', answer)
	}

	async function discard() {
		const answer = await writer.discardChanges()
		if (answer.ok)
			return notify.success('Alterações descartadas', 'O texto é o que está no ar. O outro fica no Histórico.', SUBJECT)
		await tellRefused('As alterações não foram descartadas', answer)
	}

	async function tellRefused(title: string, answer: Extract<Answer, { ok: false }>) {
		if (answer.reason === 'changed-meanwhile') return onConflict()
		const words =
			answer.reason === 'refused'
				? answer.message
				: answer.reason === 'invalid'
					? Object.values(answer.errors)[0]
					: answer.reason === 'held'
						? undefined
						: explain(answer.reason, await writer.keptBy())
		notify.error(title, words, SUBJECT)
	}

	return { trouble, forget: () => setTrouble(undefined), publish, unpublish, discard }
}

function tellScheduled(title: string, moment: Date, wasLive: boolean) {
	notify.success(
		wasLive ? 'Alterações agendadas' : 'Publicação agendada',
		`“${title}” vai ao ar em ${momentOf(moment)}, horário de Brasília.`,
		SUBJECT,
	)
}
