<?php

declare(strict_types=1);

namespace App;

/** One page of a long list: which rows to read, and the links to the others. */
final class Page
{
    /** @var list<array<string, mixed>> */
    public array $rows = [];
    public readonly int $last;
    public readonly int $number;

    public function __construct(public readonly int $total, private readonly int $size)
    {
        $this->last = max(1, (int) ceil($total / $size));
        $this->number = min($this->last, max(1, (int) Request::query('page', '1')));
    }

    /**
     * Reads one page of a query.
     *
     * @param string $select the columns, "SELECT …"
     * @param string $from everything from FROM up to and including WHERE
     * @param int $size rows of a page; 0 for the usual number of config.php
     */
    public static function of(string $select, string $from, string $order, array $values = [], int $size = 0): self
    {
        $total = (int) Database::value('SELECT COUNT(*) ' . $from, $values);
        $page = new self($total, $size ?: config('rows_per_page'));
        $offset = ($page->number - 1) * $page->size;
        // Both numbers are integers made here, never text of the visitor.
        $page->rows = Database::rows("$select $from ORDER BY $order LIMIT {$page->size} OFFSET $offset", $values);

        return $page;
    }
}
