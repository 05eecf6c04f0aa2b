import { createContext, useContext, useState } from 'react'
import type { PictureNames } from '#core/identity/identity-pictures.ts'
import type { Identity, IdentityField } from '#core/identity/identity-schema.ts'
import type { IdentityAnswer } from './answer-identity.server.ts'
import { changedIn, checkValues, type Draft, type DraftErrors, putOnTop, valuesOf, withValue } from './draft.ts'

export type SavedIdentity = { version: number; identity: Identity; pictures: PictureNames }

const none: DraftErrors = {}

/** What is typed, what it stands on, what is wrong with it, and what somebody else did meanwhile. */
export function useIdentityDraft(saved: SavedIdentity, answer: IdentityAnswer | undefined) {
	const [base, setBase] = useState<{ version: number; identity: Draft }>(saved)
	const [draft, setDraft] = useState<Draft>(saved.identity)
	const [picked, setPicked] = useState<PictureNames>({})
	/** As it was sent: what is typed while the server works is not saved by its answer. */
	const [sent, setSent] = useState<Draft>()
	const [refused, setRefused] = useState<DraftErrors>()
	const [heard, setHeard] = useState(answer)
	const mine = changedIn(base.identity, draft)

	function standOn(current: { version: number; identity: Draft }, keep: readonly IdentityField[]) {
		setBase({ version: current.version, identity: current.identity })
		setDraft(putOnTop(current.identity, draft, keep))
	}

	if (answer !== heard) {
		setHeard(answer)
		setSent(undefined)
		if (answer?.kind === 'refused') setRefused(answer.errors)
		if (answer?.kind === 'overtaken') standOn(answer, mine)
		if (answer?.kind === 'saved') {
			setRefused(undefined)
			standOn(answer, answer.reverted ? mine : changedIn(sent ?? draft, draft))
		}
	}
	// Saved elsewhere: the form follows while nobody has changed it.
	if (saved.version > base.version && mine.length === 0) standOn(saved, [])

	/** Checked again while one types, once it was refused. */
	const checked = refused && checkValues(valuesOf(draft, mine))
	const errors = checked && !checked.ok ? checked.errors : none

	return {
		draft,
		base: base.identity,
		version: base.version,
		pictures: { ...saved.pictures, ...picked },
		changed: mine,
		errors,
		set: (place: string, value: unknown) => setDraft((before) => withValue(before, place, value)),
		addPicture: (id: string, name: string) => setPicked((before) => ({ ...before, [id]: name })),
		discard: (fields: readonly IdentityField[] = mine) => {
			setDraft(putOnTop(draft, base.identity, fields))
			setRefused(undefined)
		},
		/** What to send; where something is wrong with it, what. */
		check() {
			const values = valuesOf(draft, mine)
			const result = checkValues(values)
			if (!result.ok) {
				setRefused(result.errors)
				return result
			}
			setSent(draft)
			return { ok: true as const, values }
		},
	}
}

export type IdentityDraft = ReturnType<typeof useIdentityDraft>

const DraftContext = createContext<IdentityDraft | undefined>(undefined)
export const DraftProvider = DraftContext.Provider

export function useDraft(): IdentityDraft {
	const draft = useContext(DraftContext)
	if (!draft) throw new Error('a field of the identity stands outside of its form')
	return draft
}
