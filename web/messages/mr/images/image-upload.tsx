import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const imageUpload: Messages['imageUpload'] = {
  upload: 'चित्र अपलोड करा',
  uploads: 'चित्रांचे अपलोड',
  dropHere: 'अपलोड करण्यासाठी चित्रे इथे सोडा',

  waiting: 'रांगेत आहे',
  resizing: 'लहान केले जात आहे…',
  percent: (percent) => `${percent}% अपलोड झाले`,
  processing: 'तयार होत आहे…',
  done: 'अपलोड झाले',
  progress: (name, state) => `${name}: ${state}`,
  inPlaceOf: (name, replaced) => `${replaced} च्या जागी ${name}`,
  uploadOf: (name) => `${name} चे अपलोड`,
  retry: 'पुन्हा प्रयत्न करा',
  retryUpload: (name) => `पुन्हा प्रयत्न करा: ${name} चे अपलोड`,
  cancelUpload: (name) => `${name} चे अपलोड थांबवा`,
  dismiss: (name) => `${name} ची सूचना बंद करा`,

  replaced: (name) => `${name} च्या जागी दुसरे चित्र लावले`,
  uploaded: (name) => `${name} अपलोड झाले`,
  uploadedMany: (count) => `${count} चित्रे अपलोड झाली`,
  madeSmaller: {
    one: (dimensions, size) => `लहान केले: ${dimensions}, ${size}`,
    many: (count) => plural('mr', count, { one: 'त्यांपैकी # लहान केले', other: 'त्यांपैकी # लहान केली' }),
  },
  convertedFromHeic: {
    one: (dimensions, size) => `HEIC मधून बदलले: ${dimensions}, ${size}`,
    many: (count) =>
      plural('mr', count, {
        one: 'त्यांपैकी # HEIC मधून बदलले',
        other: 'त्यांपैकी # HEIC मधून बदलली',
      }),
  },
  withNote: (sentence, note) => `${sentence}. ${note}`,
  show: 'पाहा',

  svgRefused: 'SVG चित्र घेतले जात नाही, कारण त्यात एखादा प्रोग्राम लपलेला असू शकतो. ते PNG करून अपलोड करा.',
  heicRefused: 'HEIC चित्र बहुतेक फोन आणि संगणकांवर दिसत नाही. ते JPG करून अपलोड करा.',
  heicAdvice:
    'iPhone वर Settings > Camera > Formats > Most Compatible निवडा, म्हणजे कॅमेरा JPG चित्रे घेईल.',
  emptyFile: 'ही फाइल रिकामी आहे',

  leaveUploading: 'अपलोड पूर्ण होण्याआधी जायचे का?',
  leaveUnsaved: 'जतन न करता जायचे का?',
  stay: 'इथेच राहा',
  stillUploading: 'जी चित्रे अजून अपलोड होत आहेत, ती पोहोचणार नाहीत.',
  unsavedWords: {
    one: (name) => <>{name} बद्दल आपण जे लिहिले आहे, ते अजून जतन झालेले नाही.</>,
    many: (count) => `${count} चित्रांबद्दल आपण जे लिहिले आहे, ते अजून जतन झालेले नाही.`,
  },
  unsavedChanges: {
    one: (name) => <>{name} मध्ये आपण जे बदलले आहे, ते अजून जतन झालेले नाही.</>,
    many: (count) => `${count} चित्रांमध्ये आपण जे बदलले आहे, ते अजून जतन झालेले नाही.`,
  },
};
