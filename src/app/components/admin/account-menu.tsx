import { CircleUser, Keyboard, type LucideIcon, Moon, Search, Sun } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from './kbd.tsx'
import { useShell } from './shell-context.ts'

type AccountMenuProps = {
	/** Classes that hide what stands beside the menu where there is room. */
	searchBeside: string
	themeBeside: string
}

/** One's own: account and shortcuts, and what a narrow bar has no room for. */
export function AccountMenu({ searchBeside, themeBeside }: AccountMenuProps) {
	const { userName, theme, toggleTheme, openSearch, openShortcuts } = useShell()
	const dark = theme === 'dark'
	const opens = useRef<() => void>(undefined)

	/** What opens has to find the focus on the avatar, to give it back there. */
	function openNext() {
		opens.current?.()
		opens.current = undefined
	}

	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger
				title={userName}
				className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full max-drawer:-mr-1.5 drawer:size-9"
			>
				<Avatar name={userName} size={30} />
				<span className="sr-only">Conta de {userName}</span>
			</DropdownMenu.Trigger>
			{/* Beside its button and not at the end of the page: the bar is a landmark, and stays over the screen. */}
			<DropdownMenu.Content
				align="end"
				sideOffset={4}
				collisionPadding={8}
				onCloseAutoFocus={openNext}
				className="fade-in z-30 min-w-56 rounded-control border border-line bg-panel p-1 text-ui shadow-raised"
			>
				<DropdownMenu.Item asChild>
					<Link to="/admin/account" className={itemLook}>
						<ItemText icon={CircleUser}>Conta</ItemText>
					</Link>
				</DropdownMenu.Item>
				<DropdownMenu.Item
					onSelect={() => {
						opens.current = openSearch
					}}
					className={`${itemLook} ${searchBeside}`}
				>
					<ItemText icon={Search}>Buscar</ItemText>
				</DropdownMenu.Item>
				<DropdownMenu.Item onSelect={toggleTheme} className={`${itemLook} ${themeBeside}`}>
					<ItemText icon={dark ? Sun : Moon}>{dark ? 'Usar tema claro' : 'Usar tema escuro'}</ItemText>
				</DropdownMenu.Item>
				<DropdownMenu.Item
					onSelect={() => {
						opens.current = openShortcuts
					}}
					className={itemLook}
				>
					<ItemText icon={Keyboard}>Atalhos do teclado</ItemText>
					<span aria-hidden="true" className="ml-auto max-drawer:hidden">
						<Kbd>?</Kbd>
					</span>
				</DropdownMenu.Item>
			</DropdownMenu.Content>
		</DropdownMenu.Root>
	)
}

const itemLook =
	'flex h-11 cursor-pointer items-center gap-2.5 rounded-badge px-2 outline-none data-highlighted:bg-hover drawer:h-9'

function ItemText({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
	return (
		<>
			<Icon of={icon} size={17} className="text-ink-2" />
			{children}
		</>
	)
}
