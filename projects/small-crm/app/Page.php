<?php

declare(strict_types=1);

namespace App;

/** One page of a long list. */
final class Page
{
    /** @param list<array<string, mixed>> $rows */
    private function __construct(
        public readonly array $rows,
        public readonly int $total,
        public readonly int $number,
        public readonly int $last,
    ) {
    }

    /**
     * Reads the page that the address asks for (?page=2); a number that is too high gives the last one.
     *
     * @param string $select "SELECT …", the columns
     * @param string $from "FROM … WHERE …"
     * @param string $order "created_at DESC"
     */
    public static function read(string $select, string $from, array $values, string $order): self
    {
        $size = config('rows_per_page');
        $total = (int) Database::value("SELECT COUNT(*) $from", $values);
        $last = max(1, intdiv($total + $size - 1, $size));
        $number = min($last, max(1, (int) Request::query('page')));
        $offset = ($number - 1) * $size; // both are integers made here, never text from outside
        $rows = Database::rows("$select $from ORDER BY $order LIMIT $size OFFSET $offset", $values);

        return new self($rows, $total, $number, $last);
    }
}
