import { useState } from 'react'
import { askServer, wordsFor } from '#app/ask-server.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { type ClaimBasisAnswer, endpoints } from '#app/endpoints.ts'
import type { Claim } from '#core/claims/claim.ts'
import type { GivenSupport } from '#core/claims/supports/give-support.ts'
import type { CheckTools } from '../seo/use-live-check.ts'
import { withoutSentence, withWords } from './edit-sentence.ts'
import type { useClaimBasis } from './use-claim-basis.ts'

/** The last word on what holds up the sentences of the text. */
const SUBJECT = 'claims'

type Wanted = {
	postId: string | null
	basis: ReturnType<typeof useClaimBasis>
	/** Of the text as it was read last. */
	claims: readonly Claim[] | undefined
	/** What they were read with. */
	tools: CheckTools | undefined
	/** As it stands. */
	article: { title: string; content: string }
	onContent: (content: string) => void
	onShow: (claim: Claim) => void
}

export type Question = 'sign' | 'source'

export type ReadClaims = {
	state: 'ready'
	all: readonly Claim[]
	signer: ClaimBasisAnswer['signer']
	/** Whether a person said that its sentence does not mean a fact. */
	isSetApart: (claim: Claim) => boolean
	/** The little form that is open, and why the server refused what was sent with it. */
	asked: { what: Question; claim: Claim } | undefined
	refusal: string | undefined
	busy: boolean
	ask: (what: Question, claim: Claim) => void
	stopAsking: () => void
	show: (claim: Claim) => void
	correct: (claim: Claim) => void
	dropSentence: (claim: Claim) => void
	sign: (claim: Claim, note: string) => Promise<void>
	giveSource: (claim: Claim, source: { url: string; quote: string }) => Promise<void>
	notThisFact: (claim: Claim) => Promise<void>
	withdraw: (claim: Claim) => Promise<void>
}

export type Claims = { state: 'loading' } | { state: 'failed'; readAgain: () => void } | ReadClaims

/** The claims of the text on the screen, and what a person can do about each. */
export function useClaims({ postId, basis, claims, tools, article, onContent, onShow }: Wanted): Claims {
	const [asked, setAsked] = useState<ReadClaims['asked']>()
	const [refusal, setRefusal] = useState<string>()
	const [busy, setBusy] = useState(false)
	const { loaded, setLoaded, readAgain } = basis

	if (loaded.state === 'failed') return { state: 'failed', readAgain }
	if (loaded.state !== 'ready' || !claims || !tools) return { state: 'loading' }
	const { signer, basis: against } = loaded
	const { readClaims } = tools

	function ask(what: Question, claim: Claim) {
		if (!postId) return unsaved()
		setRefusal(undefined)
		setAsked({ what, claim })
	}

	function unsaved() {
		notify.warning('Salve o artigo primeiro', 'O que sustenta uma frase fica guardado com ele.', SUBJECT)
	}

	function stopAsking() {
		setAsked(undefined)
		setRefusal(undefined)
	}

	/** Offsets are of the text that was read, and typing since then moves them: it is read once more. */
	function edit(claim: Claim, change: (html: string, claim: Claim) => string | undefined) {
		const same = readClaims(article, against).filter(
			({ sentenceKey, text }) => sentenceKey === claim.sentenceKey && text === claim.text,
		)
		const now = same.find(({ span }) => span.start >= claim.span.start) ?? same.at(-1)
		const changed = now && change(article.content, now)
		if (changed !== undefined) return onContent(changed)
		onShow(claim)
		notify.warning('Mude este trecho no texto', 'Ele não pôde ser mudado daqui sem tocar no que está ao redor.')
	}

	async function send(change: GivenSupport): Promise<void> {
		if (!postId) return unsaved()
		setBusy(true)
		setRefusal(undefined)
		const answer = await askServer(endpoints.changeClaim(postId), change)
		setBusy(false)
		if (answer.ok) {
			notify.settle(SUBJECT)
			setLoaded({ state: 'ready', basis: answer.basis, signer: answer.signer })
			return stopAsking()
		}
		if (change.what === 'sign' || change.what === 'source') setRefusal(wordsFor(answer))
		else notify.error('Nada mudou nas afirmações', wordsFor(answer), SUBJECT)
	}

	return {
		state: 'ready',
		all: claims,
		signer,
		isSetApart: ({ sentenceKey }) =>
			against.supports.some(({ kind, sentence }) => kind === 'other-fact' && sentence === sentenceKey),
		asked,
		refusal,
		busy,
		ask,
		stopAsking,
		show: onShow,
		correct(claim) {
			const { correction } = claim
			if (correction !== undefined) edit(claim, (html, now) => withWords(html, now, correction))
		},
		dropSentence: (claim) => edit(claim, withoutSentence),
		sign: (claim, note) => send({ what: 'sign', sentence: claim.sentence, note }),
		giveSource: (claim, source) => send({ what: 'source', sentence: claim.sentence, ...source }),
		async notThisFact(claim) {
			if (claim.evidence?.kind !== 'fact') return
			await send({ what: 'other-fact', sentence: claim.sentence, factId: claim.evidence.factId })
		},
		withdraw: (claim) => send({ what: 'withdraw', sentence: claim.sentence }),
	}
}
