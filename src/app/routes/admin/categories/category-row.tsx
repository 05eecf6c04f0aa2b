import { ArrowDown, ArrowUp, ExternalLink, SquarePen, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { ListedCategory } from '#core/categories/list-categories.ts'

type CategoryRowProps = {
	category: ListedCategory
	/** Whether it stands at an end of the order. */
	first: boolean
	last: boolean
	isDefault: boolean
	onMove: (direction: 'up' | 'down') => void
	onDelete: () => void
}

export function CategoryRow({ category, first, last, isDefault, onMove, onDelete }: CategoryRowProps) {
	const { id, name, slug, published } = category
	const nameId = `categoria-${id}`
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 border-b border-line py-2.5 pr-2 pl-4.5 last:border-b-0 drawer:grid-cols-[auto_minmax(0,1fr)_auto] drawer:gap-x-3.5 drawer:pr-4.5 drawer:pl-3 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
			<div className="flex max-drawer:col-start-2 max-drawer:row-start-1">
				<MoveButton {...category} direction="up" disabled={first} onClick={() => onMove('up')} />
				<MoveButton {...category} direction="down" disabled={last} onClick={() => onMove('down')} />
			</div>
			<div className="min-w-0 max-drawer:col-start-1 max-drawer:row-start-1">
				<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
					<Link id={nameId} to={`/admin/categorias/${id}`} className="min-w-0 truncate font-semibold hover:underline">
						{name}
					</Link>
					{isDefault && <Badge>Padrão</Badge>}
				</p>
				<p className="truncate text-fine text-ink-3">/blog/categoria/{slug}</p>
			</div>
			<p className="text-fine whitespace-nowrap text-ink-2 max-drawer:col-start-1 max-drawer:row-start-2 drawer:text-right lg:mr-3">
				{countsOf(category)}
			</p>
			<div className="flex flex-wrap gap-1.5 max-drawer:col-span-2 max-drawer:row-start-3 drawer:max-lg:col-start-2 drawer:max-lg:col-span-2">
				{published > 0 && (
					<AdminButton
						tone="quiet"
						size="small"
						href={`/blog/categoria/${slug}`}
						target="_blank"
						rel="noopener"
						aria-describedby={nameId}
						icon={<Icon of={ExternalLink} size={15} />}
						className="max-lg:-ml-2.5"
					>
						Ver
						<span className="sr-only"> no site (abre em nova aba)</span>
					</AdminButton>
				)}
				<AdminButton
					size="small"
					to={`/admin/categorias/${id}`}
					aria-describedby={nameId}
					icon={<Icon of={SquarePen} size={15} />}
				>
					Editar
				</AdminButton>
				<AdminButton
					tone="danger"
					size="small"
					disabled={isDefault}
					title={isDefault ? 'A categoria padrão não pode ser excluída.' : undefined}
					onClick={onDelete}
					aria-describedby={nameId}
					icon={<Icon of={Trash2} size={15} />}
				>
					Excluir
				</AdminButton>
			</div>
		</li>
	)
}

export function moveButtonId(id: string, direction: 'up' | 'down'): string {
	return `mover-${direction}-${id}`
}

type MoveButtonProps = { id: string; name: string; direction: 'up' | 'down'; disabled: boolean; onClick: () => void }

function MoveButton({ id, name, direction, disabled, onClick }: MoveButtonProps) {
	return (
		<AdminButton
			id={moveButtonId(id, direction)}
			tone="quiet"
			size="icon"
			disabled={disabled}
			onClick={onClick}
			aria-label={`Mover ${name} para ${direction === 'up' ? 'cima' : 'baixo'}`}
		>
			<Icon of={direction === 'up' ? ArrowUp : ArrowDown} size={17} />
		</AdminButton>
	)
}

function countsOf({ published, drafts }: ListedCategory): string {
	const live = `${published.toLocaleString('pt-BR')} ${published === 1 ? 'publicado' : 'publicados'}`
	if (drafts === 0) return live
	return `${live} · ${drafts.toLocaleString('pt-BR')} ${drafts === 1 ? 'rascunho' : 'rascunhos'}`
}
