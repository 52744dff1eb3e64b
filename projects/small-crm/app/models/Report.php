<?php

declare(strict_types=1);

namespace App\Models;

use App\Database;

/** Tables for a span of days, shown on a page and downloaded as CSV. */
final class Report
{
    public const NAMES = [
        'pipeline' => 'Leads by stage',
        'team' => 'Work by user',
        'tickets' => 'Tickets by category',
        'quotes' => 'Quotes by customer',
    ];
    public const QUESTIONS = [
        'pipeline' => 'Where do leads stand, and how much are they worth?',
        'team' => 'Who looks after how many customers, and what came of it?',
        'tickets' => 'What do customers complain about, and how long does it take to help?',
        'quotes' => 'Which customers ask for prices, and what do they buy?',
    ];

    /**
     * @param string $from first day, "2026-01-01"
     * @param string $to last day, included
     * @return array{headings: list<string>, rows: list<list<string|int|null>>, rupees: list<int>}
     *   "rupees" holds the positions of the columns that are amounts
     */
    public static function table(string $name, string $from, string $to): array
    {
        $span = [$from . ' 00:00:00', $to . ' 23:59:59'];

        return match ($name) {
            'pipeline' => self::pipeline($span),
            'team' => self::team($span),
            'tickets' => self::tickets($span),
            'quotes' => self::quotes($span),
        };
    }

    private static function pipeline(array $span): array
    {
        $rows = self::lists(
            'SELECT stage, COUNT(*), SUM(value_rupees), ROUND(AVG(value_rupees)) FROM leads
             WHERE created_at BETWEEN ? AND ? GROUP BY stage ORDER BY stage',
            $span,
        );
        $rows = array_map(fn ($row) => [Lead::STAGES[$row[0]], ...array_slice($row, 1)], $rows);

        return ['headings' => ['Stage', 'Leads', 'Value in rupees', 'Average in rupees'], 'rows' => $rows, 'rupees' => [2, 3]];
    }

    private static function team(array $span): array
    {
        $rows = self::lists(
            "SELECT users.name,
               (SELECT COUNT(*) FROM customers WHERE owner_id = users.id),
               (SELECT COUNT(*) FROM leads WHERE assigned_to = users.id AND stage = 'won' AND closed_at BETWEEN ? AND ?),
               (SELECT COALESCE(SUM(value_rupees), 0) FROM leads
                  WHERE assigned_to = users.id AND stage = 'won' AND closed_at BETWEEN ? AND ?),
               (SELECT COUNT(*) FROM tasks WHERE assigned_to = users.id AND done_at BETWEEN ? AND ?)
             FROM users ORDER BY users.name",
            [...$span, ...$span, ...$span],
        );
        $headings = ['User', 'Customers today', 'Leads won', 'Value won in rupees', 'Tasks done'];

        return ['headings' => $headings, 'rows' => $rows, 'rupees' => [3]];
    }

    private static function tickets(array $span): array
    {
        $rows = self::lists(
            "SELECT category, COUNT(*), SUM(status IN ('open', 'in_progress')), SUM(resolved_at IS NOT NULL),
               ROUND(AVG(TIMESTAMPDIFF(HOUR, created_at, resolved_at)))
             FROM tickets WHERE created_at BETWEEN ? AND ? GROUP BY category ORDER BY COUNT(*) DESC, category",
            $span,
        );
        $rows = array_map(fn ($row) => [Ticket::CATEGORIES[$row[0]], ...array_slice($row, 1)], $rows);
        $headings = ['Category', 'Raised', 'Still open', 'Resolved', 'Average hours to resolve'];

        return ['headings' => $headings, 'rows' => $rows, 'rupees' => []];
    }

    private static function quotes(array $span): array
    {
        $rows = self::lists(
            "SELECT customers.company, COUNT(*), SUM(status = 'accepted'), SUM(status = 'declined'),
               SUM(IF(status = 'accepted', (SELECT COALESCE(SUM(quantity * unit_rupees), 0)
                 FROM quote_items WHERE quote_id = quotes.id), 0))
             FROM quotes JOIN customers ON customers.id = quotes.customer_id
             WHERE quotes.created_at BETWEEN ? AND ? GROUP BY customers.id, customers.company
             ORDER BY 5 DESC, customers.company",
            $span,
        );
        $headings = ['Customer', 'Quotes', 'Accepted', 'Declined', 'Accepted in rupees, without GST'];

        return ['headings' => $headings, 'rows' => $rows, 'rupees' => [4]];
    }

    /** @return list<list<string|int|null>> */
    private static function lists(string $sql, array $values): array
    {
        return array_map(array_values(...), Database::rows($sql, $values));
    }
}
