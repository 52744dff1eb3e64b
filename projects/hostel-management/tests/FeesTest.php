<?php

declare(strict_types=1);

namespace Tests;

use Tests\Support\Browser;

final class FeesTest extends HostelTest
{
    /**
     * HM-32: The fee of a month is raised once for every resident.
     * Steps: Raise the fee of December for all residents, twice.
     * Expected: Nineteen fees the first time (one of twenty residents has said to leave before), none the
     * second time.
     */
    public function monthlyRun(): void
    {
        $office = $this->office();
        $this->sees($this->raise($office, '2026-12'), '19 fees are raised.');
        $this->sees($this->raise($office, '2026-12'), 'Every resident already has the fee of this month.');
        $this->counts(19, "fees WHERE period = '2026-12'");
    }

    /**
     * HM-33: Months far away are refused.
     * Steps: Raise the fee of the month 2099-01, of the month after next, and of a month two years ago.
     * Expected: Each is refused with the months that are possible; no fee is made.
     */
    public function monthsFarAway(): void
    {
        $office = $this->office();
        $before = $this->database->value('SELECT COUNT(*) FROM fees');
        foreach (['2099-01', '2027-01', '2024-11', '2026-13', 'x'] as $month) {
            $this->sees($this->raise($office, $month), 'Please choose a month from Nov 2025 to Dec 2026.');
        }
        $this->same($before, $this->database->value('SELECT COUNT(*) FROM fees'), 'number of fees');
    }

    /**
     * HM-34: The monthly run charges who lives there in that month, and nobody else.
     * Steps: One resident leaves on 30 November. One wanted to leave that day and leaves on 5 December; one wanted to and
     * is still there. One moves to a dearer bed on 5 December. Raise the fee of December on the 6th.
     * Expected: The first is not charged; the others are, once each, the last for the room in which the month began.
     */
    public function whoIsCharged(): void
    {
        $office = $this->office();
        $this->moveOut($office, 10, '2026-11-30');
        $this->moveOut($office, 12, '2026-11-30');
        $this->on('2026-11-30');
        $this->moveOut($this->office(), 11, '2026-11-30');
        $this->on('2026-12-05');
        $office = $this->office();
        $this->moveOut($office, 10, '2026-12-05');
        $office->open('/admin/allocations/' . $this->stayOf(3))->press('Move', ['bed_id' => '13']);
        $this->on('2026-12-06');
        $this->raise($this->office(), '2026-12');
        $this->counts(1, "fees WHERE period = '2026-12' AND student_id = 10");
        $this->counts(1, "fees WHERE period = '2026-12' AND student_id = 12");
        $this->counts(1, "fees WHERE period = '2026-12' AND student_id = 3 AND amount = 4200");
        $this->counts(0, "fees WHERE period = '2026-12' AND student_id = 11");
    }

    /**
     * HM-35: A fee is paid in parts, to the last half rupee, and never beyond.
     * Steps: Raise a fee of ₹900.50. Pay ₹900.51, then ₹900, then ₹0.50.
     * Expected: The first is refused with what is left; two receipts are written; the fee is paid.
     */
    public function payingInParts(): void
    {
        $office = $this->raiseOne($this->office(), '900.50');
        $fee = $office->path;
        $this->sees($this->pay($office, '900.51'), 'Only ₹900.50 is left to pay.');
        $this->sees($this->pay($office->open($fee), '900'), 'Receipt R0');
        $this->sees($this->pay($office->open($fee), '0.50'), '₹0.50');
        $this->sees($office->open($fee), 'Broken window Paid');
        $this->counts(2, 'payments p JOIN fees f ON f.id = p.fee_id WHERE f.title = ?', ['Broken window']);
    }

    /**
     * HM-36: Amounts that are negative, nothing, huge or no number are refused.
     * Steps: Raise a fee of -500, 0, 99999999, 1e6 and “abc”. Save a room with a monthly fee of 9999999.
     * Expected: Each is refused with a sentence; nothing is stored.
     */
    public function amounts(): void
    {
        $office = $this->office();
        foreach (['-500', '0', '0.00', '99999999', '1e6', 'abc', '500001'] as $amount) {
            $this->sees($this->raiseOne($office, $amount), 'Amount must be');
        }
        $this->counts(0, "fees WHERE title = 'Broken window'");
        $office->open('/admin/rooms/1/edit')->press('Save room', ['monthly_fee' => '9999999']);
        $this->sees($office, 'Monthly fee must be 100000 or less.');
    }

    /**
     * HM-37: Due days and days of payment lie in a span that makes sense.
     * Steps: Raise a fee that is due in 2099. Record a payment of tomorrow, and one of last year.
     * Expected: Each is refused with the days that are possible.
     */
    public function daysOfFees(): void
    {
        $office = $this->office();
        $this->sees($this->raiseOne($office, '500', '2099-01-01'), 'Due on must be a day');
        $fee = $this->raiseOne($office, '500')->path;
        foreach (['2026-11-17', '2025-11-16'] as $day) {
            $this->sees($this->pay($office->open($fee), '500', $day), 'Paid on must be a day');
        }
        $this->counts(0, 'payments p JOIN fees f ON f.id = p.fee_id WHERE f.title = ?', ['Broken window']);
    }

    /**
     * HM-38: A double press records money once.
     * Steps: Press “Record and show receipt” twice for a part of a fee. Press “Raise fee” twice.
     * Expected: One receipt, which the second press shows; one fee. A payment of the same amount later is a second one.
     */
    public function doublePress(): void
    {
        $office = $this->office()->open('/admin/fees/new')->pressTwice('Raise fee', $this->fee('900'));
        $fee = $office->path;
        $this->counts(1, "fees WHERE title = 'Broken window'");
        $office->pressTwice('Record and show receipt', ['amount' => '100', 'method' => 'cash']);
        $this->sees($office, 'The payment is recorded. This is its receipt.');
        $this->counts(1, 'payments p JOIN fees f ON f.id = p.fee_id WHERE f.title = ?', ['Broken window']);
        $this->pay($office->open($fee), '100');
        $this->counts(2, 'payments p JOIN fees f ON f.id = p.fee_id WHERE f.title = ?', ['Broken window']);
    }

    /**
     * HM-39: Two wardens cannot together take more than is owed.
     * Steps: One warden takes ₹900 for a fee of ₹900 and has not finished. A second one takes ₹900 as well.
     * The first one finishes.
     * Expected: The second waits and is then refused, because nothing is left to pay.
     */
    public function twoWardensOneFee(): void
    {
        $office = $this->raiseOne($this->office(), '900');
        $fee = (int) basename($office->path);
        $this->database->begin();
        $this->database->run('SELECT id FROM fees WHERE id = ? FOR UPDATE', [$fee]);
        $this->database->run(
            "INSERT INTO payments (fee_id, amount, method, paid_on, received_by) VALUES (?, 900, 'cash', '2026-11-16', 1)",
            [$fee],
        );
        $office->pressWithoutWaiting('Record and show receipt', ['amount' => '900', 'method' => 'cash']);
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($office->finish(), 'Only ₹0 is left to pay.');
        $this->counts(1, 'payments WHERE fee_id = ?', [$fee]);
    }

    /**
     * HM-40: A fee without payments can be waived with a reason; one with payments cannot.
     * Steps: Waive “Lost room key”. Send the same form for a fee that has been paid.
     * Expected: The first is waived and owes nothing; the second is refused.
     */
    public function waiving(): void
    {
        $key = $this->database->value("SELECT id FROM fees WHERE title = 'Lost room key'");
        $office = $this->office()->open("/admin/fees/$key")->press('Waive fee', ['waive_reason' => 'The key was found.']);
        $this->sees($office, 'The fee is waived.');
        $paid = $this->database->value('SELECT MIN(fee_id) FROM payments');
        $office->post("/admin/fees/$paid/waive", ['_token' => $office->hidden('_token'), 'waive_reason' => 'x']);
        $this->sees($office, 'A fee with payments cannot be waived.');
    }

    /**
     * HM-41: A resident who has left owes nothing for the months after.
     * Steps: Raise the fee of December for everybody on 16 November. A resident leaves on 20 November.
     * Expected: The fee of December is let go with a reason; open fees of earlier months stay.
     */
    public function feesAfterLeaving(): void
    {
        $this->raise($this->office(), '2026-12');
        $this->on('2026-11-20');
        $open = $this->database->value('SELECT COUNT(*) FROM fees WHERE student_id = 13 AND waived_at IS NULL');
        $this->moveOut($this->office(), 13, '2026-11-20');
        $this->counts(1, "fees WHERE student_id = 13 AND waive_reason = 'Moved out on 20 Nov 2026'");
        $this->counts((int) $open - 1, 'fees WHERE student_id = 13 AND waived_at IS NULL');
    }

    /**
     * HM-54: Fees of later months follow a resident to another room.
     * Steps: Raise the fee of December for everybody on 16 November. A resident who has paid ₹1,000 of it moves to a
     * dearer room on 20 November, and a resident who has paid all of it to a cheaper one. A third one moves on
     * 1 December.
     * Expected: December costs what the new rooms cost, but never less than what was paid; November is unchanged.
     */
    public function feesAfterTransfer(): void
    {
        $this->raise($this->office(), '2026-12');
        $this->payPart(3, '2026-12', '1000');
        $this->payPart(6, '2026-12', '5600');
        $this->on('2026-11-20');
        $office = $this->office();
        $this->move($office, 3, 13);
        $this->move($office, 6, 6);
        $this->on('2026-12-01');
        $this->move($this->office(), 4, 31);
        foreach ([3 => '5600.00', 6 => '5600.00', 4 => '7800.00'] as $student => $amount) {
            $stay = $this->stayOf($student);
            $this->counts(1, "fees WHERE student_id = $student AND period = '2026-12' AND amount = $amount AND allocation_id = $stay");
        }
        $this->counts(3, "fees WHERE period = '2026-11' AND (student_id, amount) IN ((3, 4200), (6, 5600), (4, 4200))");
    }

    /**
     * HM-55: Another bed before the stay begins changes the deposit and the first fee.
     * Steps: Give a bed of a room for ₹7,800 from next week. Raise a fine. Move the student to a room for ₹4,200.
     * Expected: Deposit and fee are ₹4,200 each; the fine is as it was.
     */
    public function feesOfFutureStay(): void
    {
        $office = $this->office();
        $this->giveBed($office, self::ZOYA, self::FREE_BED, '2026-11-23');
        $office->open('/admin/fees/new')->press('Raise fee', ['student_id' => '24'] + $this->fee('900'));
        $this->move($office, self::ZOYA, 6);
        $this->counts(2, 'fees WHERE student_id = 24 AND amount = 4200');
        $this->counts(1, "fees WHERE student_id = 24 AND title = 'Broken window' AND amount = 900");
        $this->counts(3, 'fees WHERE student_id = 24');
    }

    /**
     * HM-56: A fee that is paid in part is settled on leaving, and counts for a student who comes back.
     * Steps: Raise the fee of December. A resident pays ₹1,000 of it and leaves on 20 November. Look at the dashboard.
     * Give the student a bed again from 5 December.
     * Expected: Nothing of December is open after leaving, and the receipt stays. Coming back, the fee is open again
     * without the ₹1,000.
     */
    public function partPaidFeeOnLeaving(): void
    {
        $this->raise($this->office(), '2026-12');
        $this->payPart(13, '2026-12', '1000');
        $this->on('2026-11-20');
        $office = $this->office();
        $before = $this->owedInAll();
        $this->moveOut($office, 13, '2026-11-20');
        $fee = $this->database->value("SELECT id FROM fees WHERE student_id = 13 AND period = '2026-12'");
        $this->sees($office->open("/admin/fees/$fee"), 'Amount ₹3,900 Paid ₹1,000 Open ₹0 Waived because Moved out on 20 Nov 2026');
        $this->sees($office->open('/admin'), money($before - 2900));
        $this->on('2026-12-05');
        $this->giveBed($this->office(), 13, 15, '2026-12-05');
        $this->sees($this->office()->open("/admin/fees/$fee"), 'Amount ₹3,900 Paid ₹1,000 Open ₹2,900');
        $this->counts(1, "fees WHERE student_id = 13 AND title = 'Hostel fee, December 2026' AND waived_at IS NULL");
    }

    /**
     * HM-57: A student who comes back before a month pays it for the new room.
     * Steps: Raise the fee of December. A resident pays ₹1,000 of it, leaves on 20 November and comes back on
     * 25 November to a dearer room. Raise the fee of December again.
     * Expected: The fee is open again at the price of the new room, less what was paid; it is raised once.
     */
    public function partPaidFeeOnComingBack(): void
    {
        $this->raise($this->office(), '2026-12');
        $this->payPart(13, '2026-12', '1000');
        $this->on('2026-11-20');
        $this->moveOut($this->office(), 13, '2026-11-20');
        $this->on('2026-11-25');
        $office = $this->office();
        $this->giveBed($office, 13, self::FREE_BED, '2026-11-25');
        $this->sees($this->raise($office, '2026-12'), 'Every resident already has the fee of this month.');
        $this->counts(1, "fees WHERE student_id = 13 AND period = '2026-12' AND amount = 7800 AND waived_at IS NULL");
    }

    /**
     * HM-58: Nothing is owed for a stay that was cancelled, also if a part was paid.
     * Steps: Give a bed from 1 December. Take ₹2,000 for the deposit and ₹500 for the fee. Cancel the stay. Give a bed
     * of a cheaper room from the same day.
     * Expected: After cancelling nothing is open. What was paid counts for the new stay; there is one deposit.
     */
    public function partPaidStayIsCancelled(): void
    {
        $office = $this->office();
        $this->giveBed($office, self::ZOYA, self::FREE_BED, '2026-12-01');
        $deposit = $this->database->value('SELECT id FROM fees WHERE student_id = 24 AND is_deposit = 1');
        $this->pay($office->open("/admin/fees/$deposit"), '2000');
        $this->payPart(self::ZOYA, '2026-12', '500');
        $office->open('/admin/allocations/' . $this->stayOf(self::ZOYA))->press('Cancel this stay');
        $this->sees($office->open('/admin/students/24'), 'Open: ₹0');
        $this->giveBed($office, self::ZOYA, 6, '2026-12-01');
        $this->sees($office->open('/admin/students/24'), 'Open: ₹5,900');
        $this->counts(2, 'fees WHERE student_id = 24 AND amount = 4200 AND waived_at IS NULL');
        $this->counts(1, 'fees WHERE student_id = 24 AND is_deposit = 1');
    }

    /**
     * HM-59: A fine survives the cancelling of a stay.
     * Steps: Give a bed from next week. Raise a fine for the student. Cancel the stay.
     * Expected: Deposit and fee are let go; the fine is still owed and belongs to no stay.
     */
    public function fineSurvivesCancelling(): void
    {
        $office = $this->office();
        $this->giveBed($office, self::ZOYA, self::FREE_BED, '2026-11-23');
        $office->open('/admin/fees/new')->press('Raise fee', ['student_id' => '24'] + $this->fee('900'));
        $office->open('/admin/allocations/' . $this->stayOf(self::ZOYA))->press('Cancel this stay');
        $this->sees($office->open('/admin/students/24'), 'Open: ₹900');
        $this->counts(1, "fees WHERE title = 'Broken window' AND waived_at IS NULL AND allocation_id IS NULL");
    }

    /**
     * HM-60: A student who leaves on the first day of a month owes nothing for that month.
     * Steps: Raise the fee of December in November. A resident leaves on 1 December, another one on 2 December.
     * Expected: December is let go for the first resident and stays open for the second.
     */
    public function leavingOnTheFirst(): void
    {
        $this->raise($this->office(), '2026-12');
        $this->on('2026-12-02');
        $office = $this->office();
        $this->moveOut($office, 13, '2026-12-01');
        $this->moveOut($office, 15, '2026-12-02');
        $this->counts(1, "fees WHERE student_id = 13 AND title = 'Hostel fee, December 2026' AND waived_at IS NOT NULL");
        $this->counts(1, "fees WHERE student_id = 15 AND title = 'Hostel fee, December 2026' AND waived_at IS NULL");
    }

    /**
     * HM-61: A payment at the moment of moving out is not lost.
     * Steps: A warden takes ₹1,000 for December and has not finished. A second warden lets the resident move out. The
     * first one finishes.
     * Expected: Moving out waits; the fee is settled with the ₹1,000 and keeps its month.
     */
    public function payingWhileLeaving(): void
    {
        $office = $this->office();
        $this->raise($office, '2026-12');
        $fee = $this->database->value("SELECT id FROM fees WHERE student_id = 13 AND period = '2026-12'");
        $office->open('/admin/allocations/' . $this->stayOf(13));
        $this->database->begin();
        $this->database->run('SELECT id FROM fees WHERE id = ? FOR UPDATE', [$fee]);
        $this->database->run(
            "INSERT INTO payments (fee_id, amount, method, paid_on, received_by) VALUES (?, 1000, 'cash', '2026-11-16', 1)",
            [$fee],
        );
        $office->pressWithoutWaiting('Free this bed', ['ended_on' => '2026-11-16']);
        $this->database->waitUntilSomebodyWaits();
        $this->database->commit();
        $this->sees($office->finish(), 'The bed is free again.');
        $this->counts(1, "fees WHERE id = ? AND waived_at IS NOT NULL AND period = '2026-12'", [$fee]);
    }

    private function raise(Browser $office, string $month): Browser
    {
        return $office->open('/admin/fees')->press('Raise for all residents', ['period' => $month]);
    }

    private function fee(string $amount, string $due = '2026-11-30'): array
    {
        return ['student_id' => '4', 'title' => 'Broken window', 'amount' => $amount, 'due_on' => $due];
    }

    private function raiseOne(Browser $office, string $amount, string $due = '2026-11-30'): Browser
    {
        return $office->open('/admin/fees/new')->press('Raise fee', $this->fee($amount, $due));
    }

    private function pay(Browser $office, string $amount, string $day = '2026-11-16'): Browser
    {
        return $office->press('Record and show receipt', ['amount' => $amount, 'method' => 'cash', 'paid_on' => $day]);
    }

    /** Takes a part of the fee of a month. */
    private function payPart(int $student, string $period, string $amount): void
    {
        $fee = $this->database->value('SELECT id FROM fees WHERE student_id = ? AND period = ?', [$student, $period]);
        $this->pay($this->office()->open("/admin/fees/$fee"), $amount);
    }

    private function move(Browser $office, int $student, int $bed): void
    {
        $office->open('/admin/allocations/' . $this->stayOf($student))->press('Move', ['bed_id' => (string) $bed]);
        $this->counts(1, "allocations WHERE student_id = $student AND bed_id = $bed AND ended_on IS NULL");
    }

    /** What all students together owe, in rupees. */
    private function owedInAll(): float
    {
        return (float) $this->database->value(
            'SELECT SUM(f.amount - COALESCE((SELECT SUM(p.amount) FROM payments p WHERE p.fee_id = f.id), 0))
             FROM fees f WHERE f.waived_at IS NULL',
        );
    }
}
