import { useEffect, useRef, useState } from 'react'
import { askServer, wordsFor } from '#app/ask-server.ts'
import { endpoints } from '#app/endpoints.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import type { RuleResult } from '#core/seo/check-article.ts'
import type { EditorFields } from '../fields/editor-fields.ts'

/** A verdict and the very text it is of: places in it are offsets. */
export type Judged = { reasons: readonly PublishReason[]; rules: readonly RuleResult[]; score: number; content: string }

export type Verdict =
	| { state: 'ready'; judged: Judged }
	/** The last one stays in sight meanwhile. */
	| { state: 'checking'; judged: Judged | undefined }
	| { state: 'invalid'; errors: Readonly<Record<string, string>> }
	| { state: 'failed'; words: string }

/** Typing in the sheet's own fields is not judged letter by letter. */
const PAUSE_MS = 400

type Asked = { open: boolean; id: string; fields: EditorFields }

/** The server's verdict on the text as it stands, asked for again whenever that changes while the sheet is open. */
export function useVerdict({ open, id, fields }: Asked) {
	const [verdict, setVerdict] = useState<Verdict>({ state: 'checking', judged: undefined })
	const [round, setRound] = useState(0)
	// When and how it is shown changes no verdict. Nothing is written out while somebody types.
	const said = { ...fields, coverFocus: '', publishAt: '', status: 'draft' }
	const asking = open ? JSON.stringify({ round, fields: said }) : ''
	const asked = useRef(false)

	useEffect(() => {
		if (!open) {
			asked.current = false
			setVerdict({ state: 'checking', judged: undefined })
			return
		}
		const leaving = new AbortController()
		setVerdict((last) => ({ state: 'checking', judged: judgedIn(last) }))
		async function ask() {
			const { fields: sent } = JSON.parse(asking) as { fields: EditorFields }
			const answer = await askServer(endpoints.verdict(id), { fields: sent }, { signal: leaving.signal, retries: 1 })
			if (leaving.signal.aborted) return
			if (answer.ok) setVerdict({ state: 'ready', judged: { ...answer, content: sent.content } })
			else if (answer.reason === 'invalid') setVerdict({ state: 'invalid', errors: answer.errors })
			else setVerdict({ state: 'failed', words: wordsFor(answer) })
		}
		const timer = setTimeout(() => void ask(), asked.current ? PAUSE_MS : 0)
		asked.current = true
		return () => {
			clearTimeout(timer)
			leaving.abort()
		}
	}, [open, id, asking])

	return {
		verdict,
		askAgain: () => setRound((last) => last + 1),
		/** What the server found when it was told to publish. */
		hold: (reasons: readonly PublishReason[], content: string) =>
			setVerdict((last) => {
				const judged = judgedIn(last)
				const { rules = [], score = 0 } = judged ?? {}
				return { state: 'ready', judged: { rules, score, reasons, content } }
			}),
	}
}

function judgedIn(verdict: Verdict): Judged | undefined {
	return verdict.state === 'ready' || verdict.state === 'checking' ? verdict.judged : undefined
}
