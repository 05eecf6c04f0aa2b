export const swatches = [
	{ name: 'navy 950', colour: '#061523', text: '#FFFFFF' },
	{ name: 'navy 900', colour: '#0A2036', text: '#FFFFFF' },
	{ name: 'navy 700', colour: '#1B4669', text: '#FFFFFF' },
	{ name: 'navy 200', colour: '#C6D6E3', text: '#0A2036' },
	{ name: 'teal 700', colour: '#0E6662', text: '#FFFFFF' },
	{ name: 'teal 600', colour: '#12817A', text: '#FFFFFF' },
	{ name: 'teal 400', colour: '#5DB9AE', text: '#061523' },
	{ name: 'teal 200', colour: '#C3E5DF', text: '#0A2036' },
	{ name: 'âmbar 700', colour: '#8F4E00', text: '#FFFFFF' },
	{ name: 'âmbar 500', colour: '#F2A31B', text: '#061523' },
	{ name: 'âmbar 400', colour: '#FFBA3D', text: '#061523' },
	{ name: 'âmbar 100', colour: '#FFF1D6', text: '#0A2036' },
	{ name: 'papel', colour: '#FBFAF7', text: '#0A2036' },
	{ name: 'papel 2', colour: '#F4F2EC', text: '#0A2036' },
	{ name: 'chat', colour: '#2BC56B', text: '#05281A' },
	{ name: 'vermelho 600', colour: '#C8322A', text: '#FFFFFF' },
] as const

type Pair = { name: string; text: string; surface: string /** A border: 3:1 is enough. */; graphic?: true }

export const pairs: readonly Pair[] = [
	{ name: 'Texto em papel', text: '#0A2036', surface: '#FBFAF7' },
	{ name: 'Texto secundário', text: '#3D5166', surface: '#FBFAF7' },
	{ name: 'Texto terciário', text: '#5C6C7C', surface: '#FBFAF7' },
	{ name: 'Terciário em papel 2', text: '#5C6C7C', surface: '#F4F2EC' },
	{ name: 'Teal 700 em papel', text: '#0E6662', surface: '#FBFAF7' },
	{ name: 'Navy 950 em âmbar 400', text: '#061523', surface: '#FFBA3D' },
	{ name: 'Âmbar 700 em âmbar 100', text: '#8F4E00', surface: '#FFF1D6' },
	{ name: 'Chat ink em chat', text: '#05281A', surface: '#2BC56B' },
	{ name: 'Branco em navy 900', text: '#FFFFFF', surface: '#0A2036' },
	{ name: 'Navy 200 em navy 900', text: '#C6D6E3', surface: '#0A2036' },
	{ name: 'Vermelho 700 em 100', text: '#A8231B', surface: '#FCE8E4' },
	{ name: 'Verde 700 em 100', text: '#13693A', surface: '#DDF3E4' },
	{ name: 'Borda de campo', text: '#87908F', surface: '#FFFFFF', graphic: true },
	{ name: 'Escuro: texto', text: '#E8EFF5', surface: '#0F1E2C' },
	{ name: 'Escuro: terciário', text: '#8BA0B1', surface: '#0F1E2C' },
	{ name: 'Escuro: teal', text: '#7CCBC0', surface: '#0F1E2C' },
]
