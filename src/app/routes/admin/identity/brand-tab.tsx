import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { actionInk, surfaces } from '#core/identity/identity-schema.ts'
import { usualColours } from '#core/identity/site.ts'
import { classNames } from '#lib/class-names.ts'
import { contrast, contrastLabel } from '#lib/contrast.ts'
import { isSame } from './draft.ts'
import { DraftText } from './draft-field.tsx'
import { PictureField } from './picture-field.tsx'
import { useDraft } from './use-identity-draft.ts'

const LEAST = 4.5

export function BrandTab() {
	const { draft, set } = useDraft()
	return (
		<>
			<AdminCard title="Logotipo e símbolo">
				<div className="grid gap-6">
					<PictureField
						of="logo"
						label="Logotipo"
						hint="No cabeçalho e no rodapé, sobre um fundo branco."
						without="O site escreve o nome curto ao lado do símbolo."
					/>
					<PictureField
						of="mark"
						label="Símbolo"
						hint="Quadrado fica melhor. Vira o ícone da aba, do celular e das imagens de compartilhamento."
						without="O site usa o farol desenhado."
					/>
				</div>
			</AdminCard>
			<AdminCard
				title="Cores"
				actions={
					!isSame(draft.colours, usualColours) && (
						<AdminButton tone="quiet" size="small" onClick={() => set('colours', usualColours)}>
							Voltar às cores de origem
						</AdminButton>
					)
				}
			>
				<div className="grid gap-6 @min-[36rem]:grid-cols-2">
					<ColourField of="accent" label="Destaque" what="Links e sinais, sobre os fundos do site">
						{Object.entries(surfaceWords).map(([surface, words]) => (
							<ContrastLine
								key={surface}
								of={draft.colours.accent}
								on={surfaces[surface as keyof typeof surfaces]}
								words={words}
							/>
						))}
					</ColourField>
					<ColourField of="action" label="Ação" what="O botão principal, com letras escuras">
						<ContrastLine of={draft.colours.action} on={actionInk} words="com o texto do botão" />
					</ColourField>
				</div>
			</AdminCard>
		</>
	)
}

const surfaceWords: Record<keyof typeof surfaces, string> = {
	white: 'sobre branco',
	paper: 'sobre o fundo da página',
	'paper-2': 'sobre o fundo alternado',
}

type ColourFieldProps = { of: 'accent' | 'action'; label: string; what: string; children: ReactNode }

function ColourField({ of, label, what, children }: ColourFieldProps) {
	const { draft, set } = useDraft()
	const colour = draft.colours[of]
	return (
		<div>
			<div className="flex items-end gap-2">
				<DraftText
					of={`colours.${of}`}
					label={`Cor de ${label.toLowerCase()}`}
					maxLength={7}
					spellCheck={false}
					className="flex-1 [&_input]:font-mono"
				/>
				<input
					type="color"
					aria-label={`Escolher a cor de ${label.toLowerCase()}`}
					value={isColour(colour) ? colour.toLowerCase() : '#000000'}
					onChange={({ target }) => set(`colours.${of}`, target.value)}
					className="h-control w-14 shrink-0 cursor-pointer rounded-control bg-panel p-1 inset-ring inset-ring-field"
				/>
			</div>
			<p className="mt-1.5 text-field-hint text-ink-3">{what}</p>
			<ul className="mt-2 grid gap-1" aria-label={`Contraste da cor de ${label.toLowerCase()}`}>
				{children}
			</ul>
		</div>
	)
}

function ContrastLine({ of, on, words }: { of: string; on: string; words: string }) {
	if (!isColour(of)) return null
	const enough = contrast(of, on) >= LEAST
	return (
		<li className={classNames('flex items-center gap-1.5 text-fine font-medium', enough ? 'text-ok' : 'text-err')}>
			<Icon of={enough ? Check : X} size={15} className="shrink-0" />
			{contrastLabel(of, on)} {words}
			{!enough && ': o mínimo é 4,5'}
		</li>
	)
}

function isColour(text: string): boolean {
	return /^#[0-9a-f]{6}$/i.test(text)
}
