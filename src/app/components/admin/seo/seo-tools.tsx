import { PlugZap, ScanSearch, WandSparkles } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useSite } from '#app/site.ts'
import type { ClaimBasis } from '#core/claims/claim-basis.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { checkArticle, type Surroundings } from '#core/seo/check-article.ts'
import type { Article } from '#core/seo/finding.ts'
import { type Fix, proposeFixes, withFixes } from '#core/seo/fixes/propose-fixes.ts'
import { AdminButton } from '../admin-button.tsx'
import { possibleWords } from './possible-words.ts'
import { SeoDashboard, type SeoTab } from './seo-dashboard.tsx'
import { useSeoTools } from './use-seo-tools.ts'

export type SeoRepair = { content: string; metaTitle: string; metaDescription: string }

type SeoToolsProps = {
	/** The text as it was when the work began, and as it is. */
	original: Article
	article: Article
	siteUrl: string
	postId?: string | undefined
	/** A person's word for the text as it stands, and the article that is most like it, where that is known. */
	review?: Surroundings['review']
	closest?: Surroundings['closest']
	/** What its claims are held against, once that is here. */
	basis: ClaimBasis | undefined
	/** Where the page can be read, once it can. */
	url?: string | undefined
	initialTab?: SeoTab
	/** Nothing where this text can no longer be changed. */
	onRepair: ((repair: SeoRepair) => void) | undefined
}

/** The SEO dashboard at work on one text: its four tabs, and what can be asked of the server. */
export function SeoTools({
	original,
	article,
	siteUrl,
	postId,
	review,
	closest,
	basis,
	url,
	initialTab,
	onRepair,
}: SeoToolsProps) {
	const { name: siteName } = useSite()
	const tools = useSeoTools({ article, postId, url })
	const [refused, setRefused] = useState<readonly string[]>([])
	const [now] = useState(() => new Date())
	const checked = useCallback(
		(text: Article, signed?: Surroundings['review']) => {
			const known = { claims: basis && readClaims(text, basis), registrations: basis?.registrations }
			const around = { now, siteUrl, siteName, hasSkipLink: true, closest, ...known }
			return { content: text.content, check: checkArticle(text, { ...around, review: signed }) }
		},
		[now, siteUrl, siteName, closest, basis],
	)
	const after = useMemo(() => checked(article, review), [article, checked, review])
	// A word that was given for the one text was not given for another.
	const isSame = original.content === article.content && original.title === article.title
	const before = useMemo(() => checked(original, isSame ? review : undefined), [original, isSame, checked, review])
	const fixes = useMemo(
		() => proposeFixes(article, { siteName }).filter((fix) => !refused.includes(nameOf(fix))),
		[article, siteName, refused],
	)

	function accept(fix: Fix) {
		onRepair?.(repairOf(withFixes(article, [fix])))
		notify.success('Correção aplicada', fix.label)
	}

	async function fixAll() {
		// What was refused stays as it is: the server knows nothing of that.
		if (refused.length > 0) {
			onRepair?.(repairOf(withFixes(article, fixes)))
			return tellApplied(fixes.length)
		}
		const fixed = await tools.fix()
		if (!fixed) return
		const { applied, ...repair } = fixed
		if (applied === 0) return notify.info('Nada a corrigir', 'O que sobra pede a sua decisão.')
		onRepair?.(repair)
		tellApplied(applied)
	}

	async function validate() {
		const check = await tools.validate()
		if (!check) return
		const limit = possibleWords(check.possible) ?? 'de 100'
		notify.success('Validação concluída', `${Math.round(check.score)} ${limit}, pelas regras do servidor.`)
	}

	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex flex-wrap gap-2">
				{fixes.length > 0 && (
					<AdminButton
						tone="primary"
						icon={<Icon of={WandSparkles} size={16} />}
						busy={tools.busy === 'fixing'}
						busyLabel="Corrigindo…"
						disabled={!onRepair}
						onClick={() => void fixAll()}
					>
						Aplicar todas as correções
					</AdminButton>
				)}
				<AdminButton
					icon={<Icon of={ScanSearch} size={16} />}
					busy={tools.busy === 'validating'}
					busyLabel="Validando…"
					onClick={() => void validate()}
				>
					Validar no servidor
				</AdminButton>
				<AdminButton
					tone="quiet"
					icon={<Icon of={PlugZap} size={16} />}
					busy={tools.busy === 'testing'}
					busyLabel="Testando…"
					onClick={() => void tools.testConnection()}
				>
					Testar conexão
				</AdminButton>
			</div>
			<SeoDashboard
				before={before}
				after={after}
				check={tools.validated ?? after.check}
				fixes={fixes}
				onAccept={onRepair && accept}
				onRefuse={(fix) => setRefused([...refused, nameOf(fix)])}
				pageSpeed={tools.pageSpeed}
				onMeasure={() => void tools.measure()}
				initialTab={initialTab}
			/>
		</div>
	)
}

function tellApplied(count: number): void {
	const done = count === 1 ? 'correção feita' : 'correções feitas'
	notify.success('Correções aplicadas', `${count} ${done}. Confira e salve.`)
}

function nameOf({ id, before, after }: Fix): string {
	return `${id} ${before} ${after}`
}

function repairOf({ content, metaTitle, metaDescription }: Article): SeoRepair {
	return { content, metaTitle: metaTitle ?? '', metaDescription: metaDescription ?? '' }
}
