import { useMemo, useState } from 'react'
import { useSite } from '#app/site.ts'
import type { ClaimBasis } from '#core/claims/claim-basis.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import type { Article } from '#core/seo/finding.ts'
import type { EditorFields } from '../fields/editor-fields.ts'
import type { CheckTools } from '../seo/use-live-check.ts'
import { type Repair, type Repairable, repairOf, withoutChange } from './repairs.ts'

export type Repaired = {
	key: number
	name: string
	why: string
	words: Repair['words']
	before: Repairable
	after: Repairable
}

type Wanted = {
	open: boolean
	article: Article
	/** What claims are held against; nothing while it is being read. */
	basis: ClaimBasis | undefined
	/** Nothing until the text was read once. */
	tools: CheckTools | undefined
	/** Of the last verdict. */
	reasons: readonly PublishReason[]
	fields: EditorFields
	change: (patch: Partial<EditorFields>) => void
}

/** What the sheet puts right by a press, and takes back by another. */
export function useRepairs({ open, article, basis, tools, reasons, fields, change }: Wanted) {
	const { name: siteName } = useSite()
	const [repaired, setRepaired] = useState<readonly Repaired[]>([])
	const claims = useMemo(
		() => (open && basis && tools ? tools.readClaims(article, basis) : []),
		[open, article, basis, tools],
	)
	const repairs = useMemo(
		() =>
			new Map(
				open && tools ? reasons.map((reason) => [reason, repairOf(reason, article, { claims, siteName, tools })]) : [],
			),
		[open, reasons, article, claims, siteName, tools],
	)

	function repair(reason: PublishReason, { done, why = reason.message, words, after }: Repair) {
		const { content, metaTitle, metaDescription } = fields
		const before = { content, metaTitle, metaDescription }
		const key = Math.max(0, ...repaired.map((each) => each.key)) + 1
		setRepaired([...repaired, { key, name: done, why, words, before, after }])
		change(after)
	}

	/** Whether it could be: where somebody has written on in the same place, it is theirs to change. */
	function undo(each: Repaired): boolean {
		const { content, metaTitle, metaDescription } = fields
		const without = withoutChange({ content, metaTitle, metaDescription }, each)
		if (!without) return false
		setRepaired(repaired.filter(({ key }) => key !== each.key))
		change(without)
		return true
	}

	return {
		claims,
		repaired,
		repairOf: (reason: PublishReason) => repairs.get(reason),
		repair,
		undo,
		forget: () => setRepaired([]),
	}
}
