import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Kbd } from '#app/components/admin/kbd.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { type Claim, supportedStates } from '#core/claims/claim.ts'
import { ClaimRow } from './claim-row.tsx'
import { byGravity, stateWords } from './claim-words.ts'
import { ClaimsBar } from './claims-bar.tsx'
import type { Claims, ReadClaims } from './use-claims.ts'

/** What the article states, what each statement rests on, and what can be done where it rests on nothing. */
export function ClaimsPanel({ claims }: { claims: Claims }) {
	if (claims.state === 'loading')
		return (
			<div role="status" className="grid gap-3 p-4.5">
				<span className="sr-only">Lendo as afirmações</span>
				<Skeleton className="h-5 w-1/2" />
				<Skeleton className="h-2" />
				<Skeleton className="h-20" />
			</div>
		)
	if (claims.state === 'failed')
		return (
			<p className="p-4.5 text-ink-2">
				Os fatos não puderam ser lidos, e sem eles nenhuma afirmação foi conferida.{' '}
				<button type="button" className="font-semibold text-accent underline" onClick={claims.readAgain}>
					Tentar de novo
				</button>
			</p>
		)
	if (claims.all.length === 0)
		return (
			<p className="p-4.5 text-ink-2">
				Nenhum prazo, valor, lei ou órgão foi reconhecido no texto. Isto não quer dizer que tudo nele foi conferido.
			</p>
		)
	return <ClaimList claims={claims} />
}

function ClaimList({ claims }: { claims: ReadClaims }) {
	const list = useRef<HTMLOListElement>(null)
	const [chosen, setChosen] = useState(0)
	const ordered = byGravity(claims.all)
	const open = ordered.filter(({ state }) => !supportedStates.includes(state))
	const held = ordered.filter(({ state }) => supportedStates.includes(state))
	const current = open[Math.min(chosen, open.length - 1)]

	function go(to: number) {
		const next = Math.max(0, Math.min(open.length - 1, to))
		setChosen(next)
		const claim = open[next]
		if (!claim) return
		claims.show(claim)
		list.current?.querySelectorAll<HTMLElement>(':scope > li')[next]?.focus()
	}

	/** Single letters act here and only outside of fields. */
	function byKey(event: KeyboardEvent) {
		const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea')
		if (typing || event.ctrlKey || event.metaKey || event.altKey || !current) return
		const act = {
			n: () => go(chosen + 1),
			N: () => go(chosen - 1),
			c: () => claims.ask('sign', current),
			t: () => claims.correct(current),
		}[event.key]
		if (!act) return
		event.preventDefault()
		act()
	}

	return (
		<div role="presentation" onKeyDown={byKey}>
			<div className="border-b border-line px-4.5 py-3.5">
				<div className="mb-2 flex items-baseline justify-between gap-3">
					<p className="font-semibold" aria-live="polite">
						{held.length} de {ordered.length} {ordered.length === 1 ? 'tem' : 'têm'} apoio
					</p>
					<p className="text-fine text-ink-3">
						{open.length === 0
							? 'nada a decidir'
							: open.length === 1
								? '1 pede atenção'
								: `${open.length} pedem atenção`}
					</p>
				</div>
				<ClaimsBar claims={ordered} />
			</div>
			<ol ref={list} aria-label="Afirmações que pedem atenção" className="divide-y divide-line">
				{open.map((claim, index) => (
					<ClaimRow
						key={keyOf(claim)}
						claim={claim}
						claims={claims}
						position={`${index + 1} de ${ordered.length}`}
						current={claim === current}
						main={index === 0}
						onChoose={() => setChosen(index)}
					/>
				))}
			</ol>
			{held.length > 0 && (
				<details open={open.length === 0} className="group border-t border-line">
					<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4.5 text-ink-2">
						<Icon of={ChevronRight} size={16} className="transition-transform group-open:rotate-90" />
						Com apoio
						<span className="ml-auto text-fine text-ink-3">{held.length}</span>
					</summary>
					<ol aria-label="Afirmações com apoio" className="divide-y divide-line border-t border-line">
						{held.map((claim) => (
							<ClaimRow
								key={keyOf(claim)}
								claim={claim}
								claims={claims}
								position={stateWords(claim)}
								current={false}
								main={false}
								onChoose={() => claims.show(claim)}
							/>
						))}
					</ol>
				</details>
			)}
			{open.length > 0 && (
				<p className="border-t border-line px-4.5 py-2.5 text-fine text-ink-3 max-drawer:hidden">
					<Kbd>N</Kbd> próxima, <Kbd>C</Kbd> Conferi, <Kbd>T</Kbd> trocar
				</p>
			)}
		</div>
	)
}

function keyOf({ span, text }: Claim): string {
	return `${span.start} ${text}`
}
