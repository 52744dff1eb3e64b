<?php

declare(strict_types=1);

namespace App;

/** Sends a table as a file that opens in a spreadsheet. */
final class Csv
{
    /** @param list<array<string, mixed>> $rows all with the same keys; these become the heading */
    public static function send(string $fileName, array $rows): void
    {
        header('Content-Type: text/csv; charset=utf-8');
        header('Content-Disposition: attachment; filename="' . $fileName . '.csv"');
        $out = fopen('php://output', 'w');
        fwrite($out, "\xEF\xBB\xBF"); // tells Excel that the file is UTF-8
        if ($rows !== []) {
            fputcsv($out, array_map('words', array_keys($rows[0])), ',', '"', '');
        }
        foreach ($rows as $row) {
            fputcsv($out, array_map(self::harmless(...), $row), ',', '"', '');
        }
        fclose($out);
    }

    /**
     * A cell that begins with =, +, - or @, blanks in front or not, would be run as a formula; a leading
     * quote makes it text. The wide signs of East Asian keyboards count as well.
     */
    private static function harmless(string|int|float|null $cell): string
    {
        $cell = (string) $cell;

        return preg_match('/^\s*[=+\-@\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]|^[\t\r\n]/u', $cell) === 1 && !is_numeric($cell) ? "'" . $cell : $cell;
    }
}
