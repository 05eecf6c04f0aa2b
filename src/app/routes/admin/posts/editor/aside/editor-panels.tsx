import { ClaimsPanel } from '../claims/claims-panel.tsx'
import type { Claims } from '../claims/use-claims.ts'
import type { WholeRevision } from '../dialogs/revision-answers.ts'
import type { EditorPart } from '../fields/editor-part.ts'
import { NotesPanel } from '../notes/notes-panel.tsx'
import type { Notes } from '../notes/use-notes.ts'
import { SeoPanel } from '../seo/seo-panel.tsx'
import type { useFindings } from '../seo/use-findings.ts'
import { type AsidePanel, AsideTabs, TabCount } from './aside-tabs.tsx'
import type { Attention } from './attention-of.ts'
import { History } from './history.tsx'
import type { Aside } from './use-aside.ts'

type EditorPanelsProps = {
	aside: Aside
	part: EditorPart
	/** Too little to judge. */
	tooShort: boolean
	findings: Pick<ReturnType<typeof useFindings>, 'check' | 'show' | 'fix'>
	onFixAll: () => void
	claims: Claims
	attention: Attention | undefined
	notes: Notes
	categorySlug: string | null
	categories: readonly { id: string; name: string }[]
	/** Of the article as it is saved; none for one that never was. */
	saved: { postId: string; version: number } | undefined
	onRestore: (revision: WholeRevision) => void
}

/** What the article is looked at for beside its text. */
export function EditorPanels(props: EditorPanelsProps) {
	const { aside, part, tooShort, findings, claims, attention, notes, categorySlug, saved } = props
	const panels: AsidePanel[] = [
		{
			id: 'seo',
			label: 'SEO',
			hasFields: true,
			count: findings.check && !tooShort && <ScoreCount score={Math.round(findings.check.score)} />,
			panel: (
				<SeoPanel
					{...part}
					check={findings.check}
					tooShort={tooShort}
					categorySlug={categorySlug}
					onShow={findings.show}
					onFix={findings.fix}
					onFixAll={props.onFixAll}
				/>
			),
		},
		{
			id: 'claims',
			label: 'Afirmações',
			count: attention && (
				<TabCount tone={attention.critical ? 'err' : 'warn'}>
					{attention.count}
					<span className="sr-only"> {attention.count === 1 ? 'pede' : 'pedem'} atenção</span>
				</TabCount>
			),
			panel: <ClaimsPanel claims={claims} />,
		},
		{
			id: 'notes',
			label: 'Notas',
			count: notes.openCount > 0 && (
				<TabCount tone="plain">
					{notes.openCount}
					<span className="sr-only"> {notes.openCount === 1 ? 'aberta' : 'abertas'}</span>
				</TabCount>
			),
			panel: <NotesPanel notes={notes} />,
		},
	]
	if (saved)
		panels.push({
			id: 'history',
			label: 'Histórico',
			panel: <History {...saved} current={part.fields} categories={props.categories} onRestore={props.onRestore} />,
		})
	return <AsideTabs tab={aside.tab} onTab={aside.setTab} panels={panels} wide={aside.wide} onWide={aside.setWide} />
}

function ScoreCount({ score }: { score: number }) {
	return <TabCount tone={score >= 90 ? 'ok' : score >= 70 ? 'warn' : 'err'}>{score}</TabCount>
}
