<?php

declare(strict_types=1);

namespace App;

/** Sends a table as a file that opens in a spreadsheet. */
final class Csv
{
    /** @param list<array<string, mixed>> $rows all with the same keys, which become the heading */
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
     * A spreadsheet would run a cell that begins with =, +, - or @ as a formula, with or without blanks before it;
     * a quote in front makes it text. The wide forms of these signs, which East Asian keyboards type, count too.
     */
    private static function harmless(string|int|float|null $cell): string
    {
        $cell = (string) $cell;

        return preg_match('/^\s*[=+\-@\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]|^[\t\r\n]/u', $cell) === 1 && !is_numeric($cell) ? "'" . $cell : $cell;
    }
}
