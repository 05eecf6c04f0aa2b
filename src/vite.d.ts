declare module 'virtual:react-router/server-build'
declare module '*?inline-script' {
	const script: string
	export default script
}
declare module '*.svg?drawing' {
	const picture: import('#drawings/read/read-drawing.ts').Picture
	export default picture
}
