import { useState } from 'react'
import { type FilledPart, hasGap, textOfParts } from '#core/leads/templates/template-fields.ts'

export type ReplyTemplate = { id: string; name: string; parts: FilledPart[] }

export type ReplyText = {
	chosen: ReplyTemplate | undefined
	choose: (id: string) => void
	/** What will be sent, and whether it still lacks something. */
	text: string
	lacking: boolean
	/** While somebody changes it by hand. */
	edited: string | undefined
	edit: (text: string | undefined) => void
}

/** Which text is answered with: the first that this lead fills, until another is chosen or it is changed by hand. */
export function useReplyText(templates: readonly ReplyTemplate[]): ReplyText {
	const [id, setId] = useState<string>()
	const [edited, setEdited] = useState<string>()
	const chosen =
		templates.find((template) => template.id === id) ?? templates.find(({ parts }) => !hasGap(parts)) ?? templates[0]
	const filled = chosen ? textOfParts(chosen.parts) : ''
	const text = edited ?? filled
	const gaps = chosen?.parts.filter(({ kind }) => kind === 'gap').map((part) => part.text) ?? []
	return {
		chosen,
		choose: (next) => {
			setId(next)
			setEdited(undefined)
		},
		text,
		lacking: text.trim() === '' || gaps.some((gap) => text.includes(gap)),
		edited,
		edit: setEdited,
	}
}
