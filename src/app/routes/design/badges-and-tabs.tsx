import { Bot } from 'lucide-react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#app/components/ui/tabs.tsx'
import { AdminScope, Section } from './section.tsx'

export function BadgesAndTabs() {
	return (
		<Section title="Selos e abas">
			<AdminScope>
				<div className="flex flex-wrap gap-3">
					<Badge tone="ok" dot>
						Publicado
					</Badge>
					<Badge tone="warn" dot>
						Rascunho
					</Badge>
					<Badge tone="info" icon={Bot}>
						IA
					</Badge>
					<Badge tone="err" dot>
						Erro
					</Badge>
					<Badge tone="accent">Sinistros</Badge>
					<Badge>+2</Badge>
					<Badge tone="preview">PREVIEW</Badge>
					<Badge tone="draft">RASCUNHO</Badge>
				</div>
				<Tabs defaultValue="analytics" className="mt-5 max-w-140">
					<TabList aria-label="Exemplo">
						<Tab value="settings">Configuração</Tab>
						<Tab value="analytics">Analytics</Tab>
						<Tab value="history">Histórico</Tab>
					</TabList>
					<TabPanel value="settings" className="pt-4">
						Configuração
					</TabPanel>
					<TabPanel value="analytics" className="pt-4">
						Analytics
					</TabPanel>
					<TabPanel value="history" className="pt-4">
						Histórico
					</TabPanel>
				</Tabs>
			</AdminScope>
		</Section>
	)
}
