// What few editors need, in one file: each one more lengthens the list that every page loads.
export { OtherEditorBanner } from './notices/other-editor-banner.tsx';
export { PublishFlow } from './publish-flow.tsx';
