import Prism from 'prismjs'

// It would otherwise look for code to colour all over the page.
Prism.manual = true

export default Prism
