import { ArrowLeft, ChevronRight, Menu, Moon, Search, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { AdminButton } from './admin-button.tsx'
import { Kbd } from './kbd.tsx'
import { useShell } from './shell-context.ts'
import { useModifierKey } from './use-modifier-key.ts'

export type TopBarProps = {
	title: string
	/** The screen above this one: shown before the title, with an arrow that leads back. */
	parent?: { label: string; to: string } | undefined
	/** Beside the title: a state, when it was saved. */
	status?: ReactNode
	/** At the right; the screen's primary action is the last of them. */
	actions?: ReactNode
	/** Search, theme and account. Screens with actions of their own leave the room to them. */
	tools?: boolean
	/** A screen that is worked in: one row, the way back in place of its name, and of the menu on phones. */
	work?: boolean
}

export function TopBar({ work = false, ...bar }: TopBarProps) {
	return work ? <WorkBar {...bar} /> : <PlainBar {...bar} />
}

function PlainBar({ title, parent, status, actions, tools = !actions }: Omit<TopBarProps, 'work'>) {
	const { openDrawer } = useShell()
	return (
		<header className="sticky top-0 z-10 flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-4 py-2 drawer:px-8 print:static">
			<AdminButton
				tone="quiet"
				size="icon"
				aria-label="Abrir menu"
				aria-haspopup="dialog"
				onClick={openDrawer}
				className="-ml-2 drawer:hidden"
			>
				<Icon of={Menu} size={20} />
			</AdminButton>
			{parent && (
				<AdminButton
					tone="quiet"
					size="icon"
					to={parent.to}
					aria-label={`Voltar a ${parent.label}`}
					className="max-drawer:hidden"
				>
					<Icon of={ArrowLeft} size={17} />
				</AdminButton>
			)}
			<div className="flex min-w-24 flex-1 items-center gap-2 text-ink-3">
				{parent && (
					<>
						<Link to={parent.to} className="truncate hover:text-ink max-drawer:hidden">
							{parent.label}
						</Link>
						<Icon of={ChevronRight} size={15} className="shrink-0 max-drawer:hidden" />
					</>
				)}
				<span className="truncate font-semibold text-ink">{title}</span>
				{status}
			</div>
			<div className="ml-auto flex items-center gap-1 drawer:gap-2">
				{actions}
				{tools && <Tools />}
			</div>
		</header>
	)
}

function WorkBar({ title, parent, status, actions }: Omit<TopBarProps, 'work' | 'tools'>) {
	return (
		<header className="sticky top-0 z-20 flex h-15 items-center gap-2 border-b border-line bg-paper px-3 drawer:px-8 print:static">
			{parent && (
				<AdminButton
					tone="quiet"
					to={parent.to}
					icon={<Icon of={ArrowLeft} size={17} />}
					className="-ml-1 font-medium max-drawer:w-11 max-drawer:px-0 drawer:-ml-3"
				>
					<span className="sr-only">Voltar a </span>
					<span className="max-xl:sr-only">{parent.label}</span>
				</AdminButton>
			)}
			<span className="truncate font-semibold drawer:sr-only">{title}</span>
			{status}
			<div className="ml-auto flex items-center gap-1 drawer:gap-1.5">
				{actions}
				<span className="ml-1.5 flex items-center gap-1.5 border-l border-line pl-2.5 max-lg:hidden">
					<Tools icons />
				</span>
			</div>
		</header>
	)
}

function Tools({ icons = false }: { icons?: boolean }) {
	const { theme, toggleTheme, openSearch, userName } = useShell()
	const modifier = useModifierKey()
	const dark = theme === 'dark'
	return (
		<>
			<AdminButton
				tone="quiet"
				onClick={openSearch}
				aria-haspopup="dialog"
				aria-keyshortcuts="Control+K Meta+K"
				icon={<Icon of={Search} size={17} />}
				title={icons ? `Buscar (${modifier} K)` : undefined}
				size={icons ? 'icon' : 'regular'}
				className={icons ? undefined : 'max-drawer:size-11 max-drawer:px-0'}
			>
				<span className={icons ? 'sr-only' : 'max-drawer:sr-only'}>Buscar</span>
				<span aria-hidden="true" className={icons ? 'hidden' : 'max-drawer:hidden'}>
					<Kbd>{modifier} K</Kbd>
				</span>
			</AdminButton>
			<AdminButton
				tone="quiet"
				size="icon"
				onClick={toggleTheme}
				aria-label={dark ? 'Usar tema claro' : 'Usar tema escuro'}
				title={dark ? 'Usar tema claro' : 'Usar tema escuro'}
			>
				<Icon of={dark ? Sun : Moon} size={17} />
			</AdminButton>
			<Link
				to="/admin/account"
				title={userName}
				className="grid size-11 place-items-center rounded-full max-drawer:-mr-1.5 drawer:size-9"
			>
				<Avatar name={userName} size={30} />
				<span className="sr-only">Conta de {userName}</span>
			</Link>
		</>
	)
}
