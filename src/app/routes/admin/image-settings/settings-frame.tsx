import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { type SettingsTab, settingsTabs } from './tabs.ts'

type SettingsFrameProps = { current: SettingsTab; status?: ReactNode; actions: ReactNode; children: ReactNode }

/** The three tabs share one frame; each is an address of its own. */
export function SettingsFrame({ current, status, actions, children }: SettingsFrameProps) {
	return (
		<AdminPage title="Configurações de Imagem" status={status} actions={actions}>
			<PageHeader
				title="Configuração de Imagens Avançada"
				lead="Provedores, limites de gasto e desempenho das capas."
			/>
			<nav aria-label="Seções das configurações de imagem" className="mb-5 flex gap-1 border-b border-line">
				{settingsTabs.map(({ name, label, to }) => (
					<Link
						key={name}
						to={to}
						preventScrollReset
						aria-current={name === current ? 'page' : undefined}
						className="-mb-px flex items-center border-b-2 border-transparent px-2.5 pt-2.25 pb-2.75 font-medium whitespace-nowrap text-ink-2 transition-colors -outline-offset-2 hover:text-ink aria-[current=page]:border-lamp aria-[current=page]:font-semibold aria-[current=page]:text-ink max-drawer:min-h-11 drawer:px-3.5"
					>
						{label}
					</Link>
				))}
			</nav>
			<div className="@container">{children}</div>
		</AdminPage>
	)
}
