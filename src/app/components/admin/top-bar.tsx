import { ArrowLeft, ChevronRight, Menu, Moon, Search, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AdminButton } from './admin-button.tsx'
import { Kbd } from './kbd.tsx'
import { useShell } from './shell-context.ts'
import { useModifierKey } from './use-modifier-key.ts'

type Parent = {
	label: string
	to: string
	/** On wide screens it is in sight itself, with this one beside it: then the bar, its state and its actions are its own. */
	beside?: boolean
}

export type TopBarProps = {
	title: string
	/** The screen above this one: shown before the title, with an arrow that leads back. */
	parent?: Parent | undefined
	/** Beside the title: a state, when it was saved. */
	status?: ReactNode
	/** At the right; the screen's primary action is the last of them. */
	actions?: ReactNode
	/** A screen that is worked in: one row, the way back in place of its name, and of the menu on phones. */
	work?: boolean
	/** The padding at both sides, that of the screen below. */
	edges: string
}

export function TopBar({ work = false, ...bar }: TopBarProps) {
	return work ? <WorkBar {...bar} /> : <PlainBar {...bar} />
}

function PlainBar({ title, parent, status, actions, edges }: Omit<TopBarProps, 'work'>) {
	const { openDrawer } = useShell()
	const { beside = false } = parent ?? {}
	return (
		<header
			className={classNames(
				'sticky top-0 z-10 flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper py-2 print:static',
				edges,
			)}
		>
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
					className={classNames('max-drawer:hidden', beside && 'panel:hidden')}
				>
					<Icon of={ArrowLeft} size={17} />
				</AdminButton>
			)}
			<div className="flex min-w-16 flex-1 items-center gap-2 text-ink-3">
				{parent && (
					<>
						<Link
							to={parent.to}
							preventScrollReset={beside}
							className={classNames(
								'truncate hover:text-ink max-drawer:hidden',
								beside && 'panel:font-semibold panel:text-ink',
							)}
						>
							{parent.label}
						</Link>
						<Icon
							of={ChevronRight}
							size={15}
							className={classNames('shrink-0 max-drawer:hidden', beside && 'panel:hidden')}
						/>
					</>
				)}
				<span className={classNames('truncate font-semibold text-ink', beside && 'panel:hidden')}>{title}</span>
				{status && <div className={classNames('contents', beside && 'max-panel:hidden')}>{status}</div>}
			</div>
			<div className="ml-auto flex flex-wrap items-center justify-end gap-1 drawer:gap-2">
				{actions && (
					<div className={classNames('contents', beside && 'max-panel:hidden')}>
						{actions}
						<span className="mx-1 h-6 border-l border-line max-drawer:hidden" />
					</div>
				)}
				<Tools {...(actions && !beside ? inMenuOnPhones : onPhones)} />
			</div>
		</header>
	)
}

function WorkBar({ title, parent, status, actions }: Omit<TopBarProps, 'work' | 'edges'>) {
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
				<span className="mx-1 h-6 border-l border-line max-lg:hidden" />
				<Tools icons {...inMenuOnTablets} />
			</div>
		</header>
	)
}

type ToolsProps = {
	icons?: boolean
	/** Where search and theme stand in the bar, and where in the menu of the account. */
	search: { bar: string; menu: string }
	theme: { bar: string; menu: string }
}

const fromTablets = { bar: 'max-drawer:hidden', menu: 'drawer:hidden' }
const fromDesktops = { bar: 'max-lg:hidden', menu: 'lg:hidden' }
const onPhones = { search: { bar: '', menu: 'hidden' }, theme: fromTablets }
const inMenuOnPhones = { search: fromTablets, theme: fromTablets }
const inMenuOnTablets = { search: fromDesktops, theme: fromDesktops }

/** Search, theme and account, on every screen in this order. */
function Tools({ icons = false, search, theme: place }: ToolsProps) {
	const { theme, toggleTheme, openSearch } = useShell()
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
				className={classNames(search.bar, !icons && 'max-lg:w-9 max-lg:px-0 max-drawer:w-11')}
			>
				<span className={icons ? 'sr-only' : 'max-lg:sr-only'}>Buscar</span>
				<span aria-hidden="true" className={icons ? 'hidden' : 'max-lg:hidden'}>
					<Kbd>{modifier} K</Kbd>
				</span>
			</AdminButton>
			<AdminButton
				tone="quiet"
				size="icon"
				onClick={toggleTheme}
				aria-label={dark ? 'Usar tema claro' : 'Usar tema escuro'}
				title={dark ? 'Usar tema claro' : 'Usar tema escuro'}
				className={place.bar}
			>
				<Icon of={dark ? Sun : Moon} size={17} />
			</AdminButton>
			<AccountMenu searchBeside={search.menu} themeBeside={place.menu} />
		</>
	)
}
