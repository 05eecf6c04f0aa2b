import { GitCompareArrows } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import type { EditorFields } from '../fields/editor-fields.ts'
import { CompareVersions } from './compare-versions.tsx'
import type { PublishStanding } from './publish-state.ts'

type WaitingLineProps = {
	standing: PublishStanding
	fields: EditorFields
	categories: readonly { id: string; name: string }[]
}

/** Of a live article: that its readers do not have this text yet, and when they will. */
export function WaitingLine({ standing: { live, differs, due }, fields, categories }: WaitingLineProps) {
	if (!live || !differs) return null
	const moment = due ? brasiliaMoment(due) : undefined
	return (
		<div className="flex items-center gap-2.5 border-t border-line px-4.5 py-2.5">
			<Icon of={GitCompareArrows} size={17} className="shrink-0 text-ink-3" />
			<span className="min-w-0 flex-1">
				<b className="font-semibold">Alterações</b> não publicadas
				{moment && <span className="block text-fine text-ink-2">Vão ao ar em {momentOf(moment)}.</span>}
			</span>
			<CompareVersions live={live} fields={fields} categories={categories} label="Comparar" />
		</div>
	)
}
