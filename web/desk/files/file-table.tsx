import { Trash2 } from 'lucide-react';
import type { ListedFile } from '#domain/files/file-schema.ts';
import { fileAddress } from '#domain/files/files.ts';
import { formatTime } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Cell, Row, RowActions, Table } from '../../ui/lists/table.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { formatFileSize } from '../images/image-facts.ts';
import styles from './file-table.module.css';
import { formatUse } from './file-use.ts';

interface FileTableProps {
  files: readonly ListedFile[];
  now: Date;
  onWithdraw: (file: ListedFile) => void;
}

export function FileTable({ files, now, onWithdraw }: FileTableProps) {
  const t = useMessages();
  const { name, uploaded, namedIn, caption } = t.websiteFiles;
  return (
    <Table caption={caption} head={[name, uploaded, namedIn]}>
      {files.map((file) => (
        <FileRow key={file.name} file={file} now={now} onWithdraw={onWithdraw} />
      ))}
    </Table>
  );
}

interface FileRowProps extends Omit<FileTableProps, 'files'> {
  file: ListedFile;
}

function FileRow({ file, now, onWithdraw }: FileRowProps) {
  const t = useMessages();
  const { name, file_name, size, uploaded_at, used_in } = file;
  const nameId = `file-${name}`;
  return (
    <Row>
      <Cell className={styles.name}>
        <a id={nameId} href={fileAddress(name)} lang={langOf(file_name)}>
          {file_name}
        </a>
        <small>{formatFileSize(t, size)}</small>
      </Cell>
      <Cell className={styles.when}>{formatTime(t, uploaded_at, now)}</Cell>
      <Cell className={styles.uses}>
        {used_in.map((use) => formatUse(t, use)).join(', ') || t.websiteFiles.notNamed}
      </Cell>
      <RowActions>
        <button type="button" aria-describedby={nameId} onClick={() => onWithdraw(file)}>
          <Trash2 size={18} /> {t.websiteFiles.withdraw}
        </button>
      </RowActions>
    </Row>
  );
}
