/** The words of the address, and what they are called on the screen. */
export const settingsTabs = [
	{ name: 'configuracao', label: 'Configuração', to: '/admin/image-settings' },
	{ name: 'analytics', label: 'Analytics', to: '/admin/image-settings?aba=analytics' },
	{ name: 'historico', label: 'Histórico', to: '/admin/image-settings?aba=historico' },
] as const
export type SettingsTab = (typeof settingsTabs)[number]['name']

export function tabOf(search: URLSearchParams): SettingsTab {
	return settingsTabs.find(({ name }) => name === search.get('aba'))?.name ?? 'configuracao'
}
